import * as z from "zod/mini";
import { type AnyFactValue, emptyValue, type Fact, type FactKind, type FactTable } from "#domain/record-facts.ts";
import { atMost } from "./wire.ts";

type FieldOf<K extends FactKind> = K extends { is: "text" }
  ? z.ZodMiniString<string>
  : K extends { is: "count" }
    ? z.ZodMiniNullable<z.ZodMiniNumberFormat>
    : K extends { is: "yes_no" }
      ? z.ZodMiniBoolean<boolean>
      : K extends { is: "choice"; options: infer O }
        ? z.ZodMiniNullable<z.ZodMiniEnum<{ [C in keyof O & string]: C }>>
        : never;

type RequestFields<T extends FactTable> = { [N in keyof T as T[N]["column"]]: z.ZodMiniDefault<FieldOf<T[N]["kind"]>> };
type ChangeFields<T extends FactTable> = { [N in keyof T as T[N]["column"]]: z.ZodMiniOptional<FieldOf<T[N]["kind"]>> };
type ShownFields<T extends FactTable> = { [N in keyof T as T[N]["column"]]: FieldOf<T[N]["kind"]> };

/** The fields of a form; absent ones are empty. */
export const requestFields = <T extends FactTable>(table: T) =>
  fieldsOf(table, ({ kind, label }) =>
    z._default<z.ZodMiniType<AnyFactValue>>(checkedField(kind, label), emptyValue(kind)),
  ) as RequestFields<T>;

/** The fields of a change; absent ones stay as they are. */
export const changeFields = <T extends FactTable>(table: T) =>
  fieldsOf(table, ({ kind, label }) => z.optional(checkedField(kind, label))) as ChangeFields<T>;

export const shownFields = <T extends FactTable>(table: T) =>
  fieldsOf(table, ({ kind }) => shownField(kind)) as ShownFields<T>;

const fieldsOf = (table: FactTable, field: (fact: Fact) => z.ZodMiniType) =>
  Object.fromEntries(Object.values(table).map((fact) => [fact.column, field(fact)]));

function checkedField(kind: FactKind, label: string) {
  if (kind.is === "text") return z.string("Enter a text").check(z.trim(), atMost(kind.most));
  if (kind.is === "yes_no") return z.boolean("Choose yes or no");
  if (kind.is === "choice") return z.nullable(z.enum(Object.keys(kind.options), `${label}: choose one of the options`));
  const message = `${label}: enter a whole number from 0 to ${kind.most}`;
  return z.nullable(z.int(message).check(z.minimum(0, message), z.maximum(kind.most, message)));
}

function shownField(kind: FactKind) {
  if (kind.is === "text") return z.string();
  if (kind.is === "yes_no") return z.boolean();
  return kind.is === "choice" ? z.nullable(z.enum(Object.keys(kind.options))) : z.nullable(z.int());
}
