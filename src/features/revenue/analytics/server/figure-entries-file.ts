import { channelLabel, outcomeLabel } from "#domain/analytics/analytics-labels.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { findSold } from "../../server/report-views.ts";
import { inRand, writeCsv } from "../../server/write-csv.ts";
import type { figuresContract } from "../contract.ts";
import { chosenFigures, serviceOfEntry } from "./figure-entries.ts";
import { findFigureEntries } from "./views.ts";

const most = 10_000;

/** The rows behind a figure for a spreadsheet. */
export async function figureEntriesFile(ctx: Context, input: ParsedOf<typeof figuresContract.figureEntriesFile>) {
  const figureEntries = await findFigureEntries(ctx.db, chosenFigures(input), { after: undefined, size: most });
  const { services } = await findSold(ctx.db);
  const rows = figureEntries.map((one) => ({
    Date: one.day,
    Reference: one.reference,
    Outcome: outcomeLabel(one.measure, one.outcome),
    Service: serviceOfEntry(one, services),
    Source: channelLabel(one.source),
    Driver: one.driver,
    Minutes: one.minutes,
    "Minutes with passengers": one.paidMinutes,
    Kilometres: one.km,
    "Kilometres with passengers": one.paidKm,
    "Amount (R)": inRand(one.cents),
  }));
  return accept(writeCsv(`${input.measure}-rows-${input.from}-${input.until}.csv`, rows));
}
