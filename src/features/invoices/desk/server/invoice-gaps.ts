import { documentNumber, gapsIn } from "#domain/invoice/invoice-document.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { findNumbers, findSeries } from "./views.ts";

/** Every series and the numbers missing in it. */
export async function invoiceGaps(ctx: Context) {
  const series = [];
  for (const { name, next } of await findSeries(ctx.db)) {
    const numbers = await findNumbers(ctx.db, name);
    const counts = numbers.map((number) => Number(number.slice(name.length + 1)));
    series.push({
      name,
      documents: numbers.length,
      first: numbers[0] ?? "",
      last: numbers.at(-1) ?? "",
      missing: gapsIn(counts, next - 1).map((count) => documentNumber(name, count)),
    });
  }
  return accept({ series });
}
