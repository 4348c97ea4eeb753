import { ImportDialog } from "#design/overlay/import-dialog.tsx";
import { reviewColumns } from "#domain/rating/review-csv.ts";
import { reviewTable } from "#domain/rating/review-export.ts";
import { rowsByHeading } from "#domain/text/import-columns.ts";
import { importsContract } from "#features/imports/contract.ts";
import { contentOf } from "#platform/browser/file-content.ts";
import { callSignedIn, useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { reviewImportContract as contract } from "../contract.ts";

/** Imports reviews from an export of Google or Facebook, or from a sheet. */
export function ImportReviewsDialog({ onClose }: { onClose: () => void }) {
  const past = useCall(contract.reviewImports, {});
  const apply = useMakeCall(contract.importReviews, [contract.reviewImports]);
  const undo = useMakeCall(importsContract.undoImport, [contract.reviewImports]);
  return (
    <ImportDialog
      name="reviews"
      description="The reviews file of a Google Takeout or Business Profile, the page ratings of a Facebook download (both JSON), or a CSV or Excel file with the columns Reviewer, Stars or Recommends, Review, Date and Source. Link, Reviewer’s page, Place and Review id are optional. The site shows them with their source, and counts them apart from the reviews of your own passengers."
      keyLabel="reviewer"
      noKey="This file has no reviews that we recognise."
      labels={reviewColumns}
      accepts=".json,application/json"
      rowsOf={(table) => rowsByHeading(table, reviewColumns, "reviewer")}
      preview={async (rows) => (await callSignedIn(contract.previewReviewImport, { rows })).rows}
      apply={(rows, file_name) => apply.mutateAsync({ rows, file_name })}
      past={past.data?.runs}
      readTable={readTable}
      undo={(id) => undo.mutateAsync({ id })}
      onClose={onClose}
    />
  );
}

const jsonAtMost = 5 * 1024 * 1024;

async function readTable(file: File): Promise<readonly (readonly string[])[]> {
  if (!/\.json$/i.test(file.name)) return (await callSignedIn(importsContract.readSheet, await contentOf(file))).table;
  if (file.size > jsonAtMost) throw new Error("This file is too large. Choose one of at most 5 MB.");
  return reviewTable(parsed(await file.text())) ?? [];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error("We couldn’t read this file. Download the export again, as JSON.");
  }
}
