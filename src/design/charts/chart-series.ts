/** One of the six ordered series colours. */
export type ChartTone = 1 | 2 | 3 | 4 | 5 | 6;

export type ChartSeries = {
  id: string;
  label: string;
  /** One value per category; null leaves a gap. */
  values: readonly (number | null)[];
  tone?: ChartTone;
  /** How its line is drawn, so that lines can be distinguished without their colours. */
  dash?: "dashed" | "dotted";
};

export const dashes = { dashed: "9 6", dotted: "1.5 6" } as const;

export type ChartCategory = {
  id: string;
  /** Short, for the axis. */
  label: string;
  /** Longer, for the tooltip and the table; the axis label if left out. */
  title?: string;
};

export type FormatValue = (value: number) => string;

const tones = ["var(--s1)", "var(--s2)", "var(--s3)", "var(--s4)", "var(--s5)", "var(--s6)"] as const;

/** The colour of a series: its own tone, else the next in order. */
export const seriesColour = (index: number, tone?: ChartTone) =>
  tones[tone ? tone - 1 : index % tones.length] ?? tones[0];

export const categoryTitle = (category: ChartCategory) => category.title ?? category.label;

export const hasValues = (series: readonly ChartSeries[]) =>
  series.some(({ values }) => values.some((value) => value !== null && value !== 0));

/** Shows every nth axis label so that neighbours never touch; the last one always keeps its place. */
export function labelStep(labels: readonly string[], plotWidth: number): number {
  const longest = Math.max(1, ...labels.map((label) => label.length));
  const room = Math.max(1, Math.floor(plotWidth / (longest * 6 + 10)));
  return Math.max(1, Math.ceil(labels.length / room));
}
