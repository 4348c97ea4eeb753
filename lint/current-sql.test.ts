import { describe, expect, test } from "vitest";
import { currentSql, rulesInMigrations } from "./current-sql.mjs";

describe("views, functions and triggers in migrations", () => {
  const resultsOf = (name: string, text: string) =>
    rulesInMigrations([{ path: `src/db/migrations/${name}.sql`, text }]);

  test.each([
    ["create view trips_now as select 1", "view"],
    ["create or replace view trips_now as select 1", "view"],
    ["CREATE MATERIALIZED VIEW trips_now AS select 1", "view"],
    ["create or replace function tell() returns trigger", "function"],
    ["create trigger trips_tell after insert on trips", "trigger"],
    ["create constraint trigger trips_tell after insert on trips", "trigger"],
  ])("%s is found", (sql, kind) => {
    expect(resultsOf("0090-more", `create table trips (id uuid);\n\n  ${sql}`)).toEqual([
      `src/db/migrations/0090-more.sql:3: creates a ${kind}; it belongs in src/db/views/<name>.sql, which is named in src/db/views/order.ts and applied by every migrate`,
    ]);
  });

  test.each([
    ["what was there before the files", "0089-trips-of-several-days", "create view figures_now as select 1"],
    ["a table", "0090-more", "create table views (id uuid);\ncreate index trigger_names on views (id)"],
    ["what goes", "0091-less", "drop view trips_now;\ndrop function tell();\ndrop trigger trips_tell on trips"],
    ["a comment", "0091-less", "-- They would create a view.\nselect 1"],
  ])("%s is accepted", (_what, name, text) => {
    expect(resultsOf(name, text)).toEqual([]);
  });
});

describe("the files of views", () => {
  const order = { path: "src/db/views/order.ts", text: 'export const viewOrder = [\n  "trips-now",\n] as const;\n' };
  const resultsOf = (name: string, text: string) => currentSql([order, { path: `src/db/views/${name}.sql`, text }]);
  const tripsNow = "create view trips_now as\nselect 1 as trips;\n";

  test("a view in its file, listed in the order", () => {
    expect(resultsOf("trips-now", tripsNow)).toEqual([]);
  });

  test("functions with their triggers", () => {
    const text = "create or replace function tell() returns trigger;\ncreate or replace trigger trips_tell on trips;";
    expect(resultsOf("trips-now", text)).toEqual([]);
  });

  test.each([
    ["cars-now", tripsNow.replace("trips_now", "cars_now"), "cars-now.sql: is not in src/db/views/order.ts"],
    ["cars-now", tripsNow.replace("trips_now", "cars_now"), "order.ts: names trips-now, and there is no trips-now.sql"],
    ["trips-now", tripsNow.replace("trips_now", "cars_now"), "which says “create view trips_now as”"],
    ["trips-now", `${tripsNow}create view cars_now as\nselect 1;`, "a view has a file of its own"],
    ["trips-now", "create function tell() returns trigger;", "“create function” fails where it is there already"],
  ])("%s.sql: a finding", (name, text, sentence) => {
    expect(resultsOf(name, text).join("\n")).toContain(sentence);
  });
});
