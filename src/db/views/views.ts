import type { ViewFile } from "./apply-views.ts";
import { viewOrder } from "./order.ts";

/** Every file of views/, part of the build like the migrations. */
const files = import.meta.glob<string>("./*.sql", { query: "?raw", import: "default", eager: true });

export const views: readonly ViewFile[] = viewOrder.map((name) => {
  const sql = files[`./${name}.sql`];
  if (sql === undefined) throw new Error(`src/db/views/order.ts names ${name}, and there is no ${name}.sql.`);
  return { name, sql };
});
