import * as z from "zod/mini";
import { useStoredText } from "#design/use-stored-text.ts";
import { applicationKinds } from "#domain/partner/application-lifecycle.ts";

/** Records with a number. */
export const numberedKinds = ["invoice", "quote", "enquiry"] as const;

/** Only pages, references and numbers: no names stay in a shared browser. */
const choice = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("page"), to: z.string() }),
  z.object({ kind: z.literal("booking"), reference: z.string() }),
  z.object({ kind: z.literal("record"), of: z.enum(numberedKinds), id: z.string(), name: z.string() }),
  z.object({ kind: z.literal("application"), id: z.string(), reference: z.string(), of: z.enum(applicationKinds) }),
]);
export type Choice = z.output<typeof choice>;

const choices = z.array(choice);
const most = 6;
const key = "cts-recent-choices";

export function useRecentChoices() {
  const [text, store] = useStoredText(key);
  const recent = readChoices(text);
  const remember = (next: Choice) => store(JSON.stringify(withChoice(recent, next)));
  return { recent, remember };
}

/** The newest first, each once. */
export const withChoice = (recent: readonly Choice[], next: Choice): Choice[] =>
  [next, ...recent.filter((one) => nameOf(one) !== nameOf(next))].slice(0, most);

function nameOf(one: Choice): string {
  if (one.kind === "page") return `page ${one.to}`;
  return one.kind === "record" ? `${one.of} ${one.id}` : `${one.kind} ${one.reference}`;
}

export function readChoices(text: string | null): readonly Choice[] {
  try {
    const read = choices.safeParse(JSON.parse(text ?? "[]"));
    return read.success ? read.data : [];
  } catch {
    return [];
  }
}
