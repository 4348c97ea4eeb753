/** A status’s label wherever people read it, and its tone: as good news, as a warning, as a fact. */
export type StatusLabel = {
  readonly label: string;
  readonly tone: "neutral" | "info" | "ok" | "warn" | "bad" | "violet" | "accent";
};

/** A status that came as plain text: what is not known is shown as it came, in words. */
export function statusLabel(labels: Readonly<Record<string, StatusLabel>>, status: string): StatusLabel {
  const words = status.replaceAll("_", " ");
  return labels[status] ?? { label: words.charAt(0).toUpperCase() + words.slice(1), tone: "neutral" };
}

/** A label inside a sentence: its capital goes, and those of an abbreviation stay. */
export const inSentence = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);
