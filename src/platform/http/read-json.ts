/** The parsed JSON; or that it is invalid; or where it contains text that can’t be stored. */
export type JsonRead =
  | { readonly kind: "value"; readonly value: unknown }
  | { readonly kind: "not json" }
  | { readonly kind: "bad text"; readonly place: string };

/** No form of ours nests deeper, and every traversal of an answer may rely on that. */
const deepest = 32;

/**
 * The only way in for JSON written by others. PostgreSQL stores no NUL, and half a surrogate pair is valid in no
 * encoding: neither gets past this, in a value or a name.
 */
export function readJson(text: string): JsonRead {
  if (text === "") return { kind: "value", value: {} };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { kind: "not json" };
  }
  const flaw = flawIn(value);
  if (flaw === "too deep") return { kind: "not json" };
  return flaw ? { kind: "bad text", place: flaw.place } : { kind: "value", value };
}

/** Whether a text can be stored and returned unchanged. */
export const isKeepableText = (text: string): boolean => text.isWellFormed() && !text.includes("\u0000");

/** Iterative: too deep a nesting is detected rather than overflowing the stack. */
function flawIn(root: unknown): "too deep" | { readonly place: string } | undefined {
  const waiting: { value: unknown; place: string; depth: number }[] = [{ value: root, place: "", depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, place, depth } = next;
    if (typeof value === "string" && !isKeepableText(value)) return { place };
    if (typeof value !== "object" || value === null) continue;
    if (depth === deepest) return "too deep";
    for (const [key, part] of Object.entries(value)) {
      if (!isKeepableText(key)) return { place };
      waiting.push({ value: part, place: place === "" ? key : `${place}.${key}`, depth: depth + 1 });
    }
  }
  return undefined;
}
