import { emptyRichText, type RichText } from "./rich-text.ts";

/** A photograph by what is in its file, with what it shows for people who can’t see it. Decorative ones say nothing. */
export type PlacedPicture = { readonly id: string; readonly alt: string; readonly isDecorative: boolean };
export type PageLink = { readonly label: string; readonly to: string };

/** The kinds of fields in blocks. Texts may contain marks, such as {company} or {tour.winelands}. */
export type FieldKind =
  | { readonly is: "line" | "text"; readonly most: number }
  /** A figure or price, which is a mark and never typed. */
  | { readonly is: "figure" }
  | { readonly is: "rich" }
  | { readonly is: "link" }
  | { readonly is: "picture" }
  | { readonly is: "count"; readonly least: number; readonly most: number; readonly usual: number }
  | { readonly is: "choice"; readonly options: Readonly<Record<string, string>> }
  /** Records by their slugs, such as tours; none: all of them. */
  | { readonly is: "records"; readonly of: "tours" | "services" }
  | { readonly is: "items"; readonly most: number; readonly one: string; readonly fields: FieldTable }
  | { readonly is: "blocks" };

export type Field = {
  readonly label: string;
  readonly kind: FieldKind;
  readonly isNeeded?: boolean;
  readonly hint?: string;
};
export type FieldTable = Readonly<Record<string, Field>>;

/** A value of any kind: fields are read, compared and merged without knowing their block. */
export type FieldValue<K extends FieldKind> = K extends { is: "line" | "text" | "figure" }
  ? string
  : K extends { is: "rich" }
    ? RichText
    : K extends { is: "link" }
      ? PageLink | null
      : K extends { is: "picture" }
        ? PlacedPicture | null
        : K extends { is: "count" }
          ? number
          : K extends { is: "choice"; options: infer O }
            ? keyof O & string
            : K extends { is: "records" }
              ? readonly string[]
              : K extends { is: "items"; fields: infer F extends FieldTable }
                ? readonly ValuesOf<F>[]
                : never;

export type ValuesOf<F extends FieldTable> = { readonly [N in keyof F]: FieldValue<F[N]["kind"]> };

type More = { readonly most?: number; readonly isNeeded?: boolean; readonly hint?: string };

export const line = (label: string, more: More = {}) => {
  const { most = 120, ...rest } = more;
  return { label, kind: { is: "line", most }, ...rest } as const;
};
export const text = (label: string, more: More = {}) => {
  const { most = 1000, ...rest } = more;
  return { label, kind: { is: "text", most }, ...rest } as const;
};
export const figure = (label: string) => ({ label, kind: { is: "figure" }, isNeeded: true }) as const;
export const rich = (label: string) => ({ label, kind: { is: "rich" } }) as const;
export const link = (label: string) => ({ label, kind: { is: "link" } }) as const;
export const picture = (label: string) => ({ label, kind: { is: "picture" } }) as const;
export const count = (label: string, kind: { least: number; most: number; usual: number }) =>
  ({ label, kind: { is: "count", ...kind } }) as const;
export const choice = <const O extends Readonly<Record<string, string>>>(label: string, options: O) =>
  ({ label, kind: { is: "choice", options } }) as const;
export const records = (label: string, of: "tours" | "services") =>
  ({ label, kind: { is: "records", of }, hint: "None chosen: all that are on sale." }) as const;
export const items = <const F extends FieldTable>(label: string, one: string, fields: F, most = 30) =>
  ({ label, kind: { is: "items", most, one, fields } }) as const;

/** The value of a new block’s or item’s field. */
export function emptyField(kind: FieldKind): unknown {
  switch (kind.is) {
    case "line":
    case "text":
    case "figure":
      return "";
    case "rich":
      return emptyRichText;
    case "link":
    case "picture":
      return null;
    case "count":
      return kind.usual;
    case "choice":
      return Object.keys(kind.options)[0] ?? "";
    default:
      return [];
  }
}

export const emptyFields = (fields: FieldTable): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(fields).map(([name, { kind }]) => [name, emptyField(kind)]));
