import { countedName, type SoldServices } from "#domain/catalogue/service.ts";
import { accept } from "#domain/result.ts";
import { localDate } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { toWire } from "#platform/to-wire.ts";
import { findSold } from "../../server/report-views.ts";
import { entry, type FigureEntry, figureKey, type figuresContract } from "../contract.ts";
import { type Chosen, findFigureEntries } from "./views.ts";

const size = 50;

/** The rows behind a figure. */
export async function figureEntries(ctx: Context, input: ParsedOf<typeof figuresContract.figureEntries>) {
  const after = figureKey.read(input.after);
  const result = await findFigureEntries(ctx.db, chosenFigures(input), { after, size: size + 1 });
  const { services } = await findSold(ctx.db);
  const entries = result.slice(0, size);
  const last = result.length > size ? entries.at(-1) : undefined;
  return accept({
    entries: entries.map((row) => showFigureEntry(row, services)),
    next: last ? figureKey.write({ day: last.day, id: last.id }) : null,
  });
}

export const chosenFigures = (input: ParsedOf<typeof figuresContract.figureEntriesFile>): Chosen => ({
  period: { from: localDate(input.from), until: localDate(input.until) },
  service: input.service,
  source: input.source,
  measure: input.measure,
  outcomes: input.outcomes,
});

/** As the booking was sold, or the kind that an enquiry asks for. */
export const serviceOfEntry = (
  { serviceName, service }: { serviceName: string | null; service: string },
  services: SoldServices,
): string => serviceName ?? (service && countedName(services, service));

const showFigureEntry = (
  row: Awaited<ReturnType<typeof findFigureEntries>>[number],
  services: SoldServices,
): FigureEntry =>
  toWire(entry, row, {
    has_booking: row.bookingId !== null,
    service_name: serviceOfEntry(row, services),
  });
