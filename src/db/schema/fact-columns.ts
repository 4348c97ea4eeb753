import { boolean, integer, text } from "drizzle-orm/pg-core";
import type { Fact, FactKind, FactTable, FactValue } from "#domain/record-facts.ts";

const textColumn = (name: string) => text(name).notNull().default("");
const countColumn = (name: string) => integer(name);
const yesNoColumn = (name: string) => boolean(name).notNull().default(false);
const choiceColumn = <C extends string>(name: string) => text(name).$type<C>();

type ColumnOf<K extends FactKind> = K extends { is: "text" }
  ? ReturnType<typeof textColumn>
  : K extends { is: "count" }
    ? ReturnType<typeof countColumn>
    : K extends { is: "yes_no" }
      ? ReturnType<typeof yesNoColumn>
      : ReturnType<typeof choiceColumn<NonNullable<FactValue<K>> & string>>;

const columnOf = { text: textColumn, count: countColumn, yes_no: yesNoColumn, choice: choiceColumn };

/** The columns of a table of facts by our names. Their migration is written by hand; a test compares both. */
export const factColumns = <T extends FactTable>(table: T) =>
  Object.fromEntries(
    Object.entries<Fact>(table).map(([name, { column, kind }]) => [name, columnOf[kind.is](column)]),
  ) as { [N in keyof T]: ColumnOf<T[N]["kind"]> };
