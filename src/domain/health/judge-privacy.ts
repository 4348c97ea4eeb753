import { counted, failing, type Judgement, ok, warning } from "./health-status.ts";
import { namedAtMost } from "./judge-business.ts";

/** Open records with a statutory deadline, by name. */
export type LegalClocks = { readonly overdue: readonly string[]; readonly soon: readonly string[] };

type Record = { readonly one: string; readonly many: string };

/** A missed deadline fails; an approaching one warns while there is still time. */
export const judgeLegalClocks =
  ({ one, many }: Record) =>
  ({ overdue, soon }: LegalClocks): Judgement => {
    if (overdue.length > 0) return failing(`${counted(overdue.length, one, many)} overdue: ${named(overdue)}.`);
    if (soon.length > 0) return warning(`${counted(soon.length, one, many)} due soon: ${named(soon)}.`);
    return ok(`No ${one} is due soon.`);
  };

function named(references: readonly string[]): string {
  const further = references.length - namedAtMost;
  return `${references.slice(0, namedAtMost).join(", ")}${further > 0 ? ` and ${further} more` : ""}`;
}
