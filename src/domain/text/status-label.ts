/** A status’s label wherever people read it, and its tone. */
export type StatusLabel = {
  readonly label: string;
  readonly tone: "neutral" | "info" | "ok" | "warn" | "bad" | "violet" | "accent";
};

/** The label of a status that arrived as plain text; an unknown one is shown as readable words. */
export function statusLabel(labels: Readonly<Record<string, StatusLabel>>, status: string): StatusLabel {
  const words = status.replaceAll("_", " ");
  return labels[status] ?? { label: words.charAt(0).toUpperCase() + words.slice(1), tone: "neutral" };
}

/** A label inside a sentence: lower case, except for abbreviations. */
export const inSentence = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);
