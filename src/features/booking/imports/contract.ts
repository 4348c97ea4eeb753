import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { bookingColumns } from "#domain/booking/booking-csv.ts";
import { call, contract } from "#platform/contract.ts";
import { importCounts, importRefusals, importRuns, importShapes, largestImport } from "#platform/import-fields.ts";

/** A file sets prices and payments, so it takes the permission of all imports and not that of a single booking. */
const team = rolesThatMay("import_records");
const shapes = importShapes(bookingColumns);

export const bookingImportContract = contract({
  previewBookingImport: call({
    summary:
      "Shows which forward bookings a file would bring, which are here already, for which no vehicle is free, and what is wrong in it.",
    access: team,
    effect: "reads",
    largest: largestImport,
    input: z.object(shapes.previewed),
    output: shapes.preview,
  }),
  importBookings: call({
    summary:
      "Brings forward bookings of another system as its preview showed, all or none: confirmed at the agreed price, with what was paid there.",
    access: team,
    effect: "creates",
    largest: largestImport,
    input: z.object(shapes.imported),
    output: importCounts,
    refusals: importRefusals,
  }),
  bookingImports: call({
    summary: "Lists the latest imports of bookings: who brought which file, and how many.",
    access: team,
    effect: "reads",
    input: z.object({}),
    output: importRuns,
  }),
});
