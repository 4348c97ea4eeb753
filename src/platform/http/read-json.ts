/** The parsed JSON of a body; or that it is none; or the place of a text that nothing of ours can keep. */
export type JsonRead =
  | { readonly kind: "value"; readonly value: unknown }
  | { readonly kind: "not json" }
  | { readonly kind: "bad text"; readonly place: string };

/** No form of ours nests further, and every walk through an answer may rely on it. */
const deepest = 32;

/**
 * The one way in for JSON that someone else has written. PostgreSQL keeps no NUL, and half of a surrogate pair is no
 * text in any encoding: neither gets further than this, be it in a value or in a name.
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

/** Whether a text can be kept and written again as it is. */
export const isKeepableText = (text: string): boolean => text.isWellFormed() && !text.includes("\u0000");

/** Without calling itself: what is nested too deeply is found, not suffered. */
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
