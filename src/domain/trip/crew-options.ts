type Choice = { readonly value: string; readonly label: string };
type Mark = { readonly id: string; readonly reasons: readonly string[] };

/** Drivers or vehicles to choose from: those who can take the trip first, the others with what speaks against them. */
export function crewOptions(choices: readonly Choice[], marks: readonly Mark[] = []): Choice[] {
  const reasonsOf = new Map(marks.map(({ id, reasons }) => [id, reasons]));
  const marked = (choice: Choice) => reasonsOf.get(choice.value) ?? [];
  return choices
    .toSorted((a, b) => Number(marked(a).length > 0) - Number(marked(b).length > 0))
    .map((choice) => ({ value: choice.value, label: labelOf(choice.label, marked(choice)) }));
}

const labelOf = (label: string, reasons: readonly string[]): string =>
  reasons.length > 0 ? `${label} (${reasons.join(", ")})` : label;
