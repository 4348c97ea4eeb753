import { getTableColumns, getTableName, is } from "drizzle-orm";
import { type PgColumn, PgTable } from "drizzle-orm/pg-core";
import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPool } from "#db/connect.ts";
import { createTestDatabase, type TestDatabase } from "#testing/test-database.ts";

const schemaFiles = import.meta.glob<Record<string, unknown>>("../db/schema/*.ts", { eager: true });

type Table = { readonly name: string; readonly columns: readonly PgColumn[] };
type Reference = { readonly from: string; readonly column: string; readonly to: string; readonly isNeeded: boolean };

const features = Object.entries(schemaFiles)
  .map(([file, exported]) => ({
    name: file.replace(/^.*\/|\.ts$/g, ""),
    tables: Object.values(exported)
      .filter((value) => is(value, PgTable))
      .map((table): Table => ({ name: getTableName(table), columns: Object.values(getTableColumns(table)) }))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
  }))
  .filter(({ tables }) => tables.length > 0);

const featureOf = new Map(features.flatMap(({ name, tables }) => tables.map((table) => [table.name, name] as const)));

let database: TestDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = openPool(database.address);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

/** The foreign keys are in the migrations alone, so they are read from a migrated database. */
async function readReferences(): Promise<readonly Reference[]> {
  const { rows } = await pool.query(`
    select source.relname as "from", attribute.attname as column, target.relname as "to", attribute.attnotnull as "isNeeded"
    from pg_constraint key
    join pg_class source on source.oid = key.conrelid
    join pg_class target on target.oid = key.confrelid
    join pg_attribute attribute on attribute.attrelid = source.oid and attribute.attnum = key.conkey[1]
    where key.contype = 'f' and key.connamespace = 'public'::regnamespace and key.conparentid = 0
    order by 1, 2, 3`);
  return rows;
}

/** A table as a box: its keys and its columns; "timestamp with time zone" is one word to the diagram. */
const drawTable = ({ name, columns }: Table): string[] => [
  `  ${name} {`,
  ...columns.map((column) => {
    const type = column.getSQLType().replace("timestamp with time zone", "timestamptz").replace(/\W+/g, "_");
    return `    ${type.replace(/_$/, "")} ${column.name}${column.primary ? " PK" : ""}`;
  }),
  "  }",
];

const drawReference = ({ from, column, to, isNeeded }: Reference) =>
  `  ${to} ${isNeeded ? "||" : "|o"}--o{ ${from} : "${column}"`;

function drawFeature({ name, tables }: (typeof features)[number], references: readonly Reference[]): string[] {
  const own = references.filter(({ from }) => featureOf.get(from) === name);
  const within = own.filter(({ to }) => featureOf.get(to) === name);
  const outside = own.filter(({ to }) => featureOf.get(to) !== name);
  return [
    `## ${name}`,
    "",
    "```mermaid",
    "erDiagram",
    ...within.map(drawReference),
    ...outside.map(drawReference),
    ...tables.flatMap(drawTable),
    "```",
    "",
  ];
}

/** Which features' tables refer to which, at one look. */
function drawFeatures(references: readonly Reference[]): string[] {
  const pairs = references
    .map(({ from, to }) => [featureOf.get(from), featureOf.get(to)] as const)
    .filter(([from, to]) => from && to && from !== to)
    .map(([from, to]) => `  ${from} --> ${to}`);
  return ["```mermaid", "flowchart LR", ...[...new Set(pairs)].toSorted(), "```", ""];
}

test("docs/data-model.md shows the tables as they are; `npm run docs` draws it again", async () => {
  const references = await readReferences();
  const drawn = [
    "# The data model",
    "",
    "Drawn from `src/db/schema` and the foreign keys by `npm run docs`. One file of the schema is one feature, which alone",
    "writes its tables (`lint/table-owners.mjs`). An arrow goes from the feature that refers to a row to the one that owns it.",
    "",
    ...drawFeatures(references),
    ...features.flatMap((feature) => drawFeature(feature, references)),
  ].join("\n");
  await expect(drawn).toMatchFileSnapshot("../../docs/data-model.md");
});
