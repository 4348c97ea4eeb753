/** The kinds of plain facts and their limits. A fact that wasn’t given is empty text, no number, “no” or no choice. */
export type FactKind =
  | { readonly is: "text"; readonly most: number; readonly isLong?: boolean }
  | { readonly is: "count"; readonly most: number }
  | { readonly is: "yes_no" }
  | { readonly is: "choice"; readonly options: Readonly<Record<string, string>> };

/** One line of text with a maximum length. */
export const line = (most: number) => ({ is: "text", most }) as const;
export const paragraph = (most: number) => ({ is: "text", most, isLong: true }) as const;
export const count = (most: number) => ({ is: "count", most }) as const;
export const yesNo = { is: "yes_no" } as const;
/** One of several choices, with their labels. */
export const choice = <const O extends Readonly<Record<string, string>>>(options: O) =>
  ({ is: "choice", options }) as const;

/** A fact that nothing else in its record depends on. */
export type Fact = {
  /** Its name in the database and on the wire. */
  readonly column: string;
  readonly kind: FactKind;
  readonly label: string;
  /** Placeholder in the customer’s form. */
  readonly example?: string;
};
export type FactTable = Readonly<Record<string, Fact>>;

export type FactValue<K extends FactKind> = K extends { is: "text" }
  ? string
  : K extends { is: "count" }
    ? number | null
    : K extends { is: "yes_no" }
      ? boolean
      : K extends { is: "choice"; options: infer O }
        ? (keyof O & string) | null
        : never;
export type AnyFactValue = string | number | boolean | null;

/** A record’s facts under our names, and as on the wire. */
export type FactsOf<T extends FactTable> = { readonly [N in keyof T]: FactValue<T[N]["kind"]> };
export type WireFacts<T extends FactTable> = {
  readonly [N in keyof T as T[N]["column"]]: FactValue<T[N]["kind"]>;
};

/** A fact as text under its label. */
export type FactLine = readonly [label: string, text: string];

const emptyValues = { text: "", count: null, yes_no: false, choice: null } as const;

export const emptyValue = ({ is }: FactKind): AnyFactValue => emptyValues[is];

/** The value as text; empty if there is nothing to say. */
export function factText(kind: FactKind, value: unknown): string {
  if (value === undefined || value === emptyValue(kind)) return "";
  if (kind.is === "yes_no") return "Yes";
  return kind.is === "choice" ? (kind.options[String(value)] ?? String(value)) : String(value).trim();
}

type Names<T extends FactTable> = keyof T & string;
type Columns<T extends FactTable> = T[keyof T]["column"];

/** Everything derived from a table of facts: empty values, wire conversion, labels and lines. */
export function recordFacts<T extends FactTable>(table: T) {
  const names = Object.keys(table) as Names<T>[];
  const columnOf = (name: Names<T>) => factOf(table, name).column;
  const ours = (read: (name: Names<T>) => unknown) => Object.fromEntries(names.map((name) => [name, read(name)]));
  const onWire = (read: (name: Names<T>) => unknown) =>
    Object.fromEntries(names.map((name) => [columnOf(name), read(name)]));
  const emptyOf = (name: Names<T>) => emptyValue(factOf(table, name).kind);
  return {
    table,
    names,
    columns: names.map(columnOf) as Columns<T>[],
    empty: ours(emptyOf) as FactsOf<T>,
    emptyOnWire: onWire(emptyOf) as WireFacts<T>,
    /** The facts of a row, without its other columns. */
    of: (row: FactsOf<T>) => ours((name) => row[name]) as FactsOf<T>,
    ofWire: (record: WireFacts<T>) => onWire((name) => valueAt(record, columnOf(name))) as WireFacts<T>,
    toWire: (row: FactsOf<T>) => onWire((name) => row[name]) as WireFacts<T>,
    fromWire: (input: WireFacts<T>) => ours((name) => valueAt(input, columnOf(name))) as FactsOf<T>,
    /** Only the facts that were sent. */
    sentOnWire: (input: Partial<WireFacts<T>>) => {
      const sent = names.filter((name) => valueAt(input, columnOf(name)) !== undefined);
      return Object.fromEntries(sent.map((name) => [name, valueAt(input, columnOf(name))])) as Partial<FactsOf<T>>;
    },
    /** The given facts over the earlier ones. */
    filledOver: (before: FactsOf<T>, input: WireFacts<T>) =>
      ours((name) => {
        const value = valueAt(input, columnOf(name));
        return value === emptyOf(name) ? before[name] : value;
      }) as FactsOf<T>,
    /** A line for each given fact. */
    lines: (row: FactsOf<T>) => names.flatMap((name) => factLine(factOf(table, name), row[name])),
    linesOfWire: (record: WireFacts<T>) =>
      names.flatMap((name) => factLine(factOf(table, name), valueAt(record, columnOf(name)))),
    /** The labels by wire name. */
    labels: onWire((name) => factOf(table, name).label) as Readonly<Record<Columns<T>, string>>,
  };
}

const factOf = <T extends FactTable>(table: T, name: Names<T>): Fact => table[name] as Fact;
const valueAt = (record: object, column: string): unknown => Reflect.get(record, column);

/** A fact with its label, if it was given. */
export function factLine({ kind, label }: Fact, value: unknown): FactLine[] {
  const text = factText(kind, value);
  return text === "" ? [] : [[label, text]];
}
