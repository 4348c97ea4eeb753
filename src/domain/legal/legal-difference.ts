import type { LegalWords } from "./legal-text.ts";

export type LineChange = { readonly kind: "same" | "added" | "removed"; readonly text: string };
export type SectionChange = { readonly title: string; readonly lines: readonly LineChange[] };

/** The changes of a version, section by section; sections that are the same are left out. */
export function legalDifference(before: LegalWords, after: LegalWords): readonly SectionChange[] {
  const ids = [...new Set([...after.sections, ...before.sections].map(({ id }) => id))];
  const linesOf = (words: LegalWords, id: string) => {
    const section = words.sections.find((one) => one.id === id);
    if (!section) return [];
    return [section.isConspicuous ? `${section.title} (highlighted)` : section.title, ...section.rules];
  };
  const titleOf = (id: string) =>
    [...after.sections, ...before.sections].find((one) => one.id === id)?.title ?? "Section";
  const sections = ids.map((id) => ({ title: titleOf(id), lines: compare(linesOf(before, id), linesOf(after, id)) }));
  const head = compare(headOf(before), headOf(after));
  return [{ title: "Title and summary", lines: head }, ...sections, orderChange(before, after)].filter(({ lines }) =>
    lines.some(({ kind }) => kind !== "same"),
  );
}

const headOf = ({ title, lead, metaTitle, metaDescription }: LegalWords) => [title, lead, metaTitle, metaDescription];

/** Sections that both have, in another order. */
function orderChange(before: LegalWords, after: LegalWords): SectionChange {
  const order = (words: LegalWords, other: LegalWords) =>
    words.sections.filter(({ id }) => other.sections.some((one) => one.id === id)).map(({ id }) => id);
  const isSame = order(before, after).join() === order(after, before).join();
  const titles = after.sections.map(({ title }) => title).join(", ");
  return { title: "Order of the sections", lines: isSame ? [] : [{ kind: "added", text: titles }] };
}

/** The shortest way from one list of lines to another: their longest common lines stay. */
function compare(before: readonly string[], after: readonly string[]): LineChange[] {
  const common = before
    .map(() => after.map(() => 0))
    .concat([after.map(() => 0)])
    .map((row) => [...row, 0]);
  const at = (b: number, a: number) => common[b]?.[a] ?? 0;
  for (let b = before.length - 1; b >= 0; b--)
    for (let a = after.length - 1; a >= 0; a--) {
      const row = common[b];
      if (row) row[a] = before[b] === after[a] ? at(b + 1, a + 1) + 1 : Math.max(at(b + 1, a), at(b, a + 1));
    }
  const lines: LineChange[] = [];
  let [b, a] = [0, 0];
  while (b < before.length || a < after.length) {
    const [was, is] = [before[b], after[a]];
    if (was !== undefined && was === is) {
      lines.push({ kind: "same", text: was });
      b++;
      a++;
    } else if (was !== undefined && (is === undefined || at(b + 1, a) >= at(b, a + 1))) {
      lines.push({ kind: "removed", text: was });
      b++;
    } else {
      lines.push({ kind: "added", text: is ?? "" });
      a++;
    }
  }
  return lines;
}
