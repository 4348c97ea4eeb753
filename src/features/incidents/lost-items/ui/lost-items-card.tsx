import { PackageSearch } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import * as z from "zod/mini";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { formatFullDateTime } from "#design/dates/date-text.tsx";
import { Select } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { lostItemLabels, returnWayTexts } from "#domain/incident/lost-item-labels.ts";
import { callSignedIn } from "#platform/browser/use-call.ts";
import type { OutputOf } from "#platform/contract.ts";
import { lostItemForm, lostItemsContract, type OwnLostItem, type RiddenTrip } from "../contract.ts";
import { LostItemFields } from "./lost-item-fields.tsx";

/** Opens a booking with the code on this device, otherwise as the signed-in person. */
type Opening = { reference: string; code: string | null };
type Row = OutputOf<typeof lostItemsContract.bookingLostItems>;

/** Reports something left in the vehicle; hidden before anyone was on board. */
export function LostItemsCard({ reference, code }: Opening) {
  const [result, setResult] = useState<Row>();
  const [isOpen, setOpen] = useState(false);
  const read = useCallback(
    // An optional part of the page: if it can’t be loaded, our phone number is still there.
    () => callSignedIn(lostItemsContract.bookingLostItems, { reference, code }).then(setResult, () => {}),
    [reference, code],
  );
  useEffect(() => void read(), [read]);
  if (!result || (result.items.length === 0 && result.trips.length === 0)) return null;
  return (
    <section
      aria-labelledby="lost-items"
      className="grid justify-items-start gap-4 rounded-xl bg-surface p-5 shadow-1 inset-ring inset-ring-line sm:p-7"
    >
      <h2 id="lost-items" className="text-h3">
        Left something behind?
      </h2>
      {result.items.length > 0 ? (
        <ul className="grid w-full gap-3">
          {result.items.map((item) => (
            <ItemRow key={item.id} item={item} />
          ))}
        </ul>
      ) : (
        <p className="text-ink-2">Tell us what’s missing. We’ll ask your driver at once and email you the answer.</p>
      )}
      {result.trips.length > 0 && (
        <Button variant="outline" icon={<PackageSearch aria-hidden="true" />} onClick={() => setOpen(true)}>
          Report lost item
        </Button>
      )}
      {isOpen && (
        <ReportDialog opening={{ reference, code }} trips={result.trips} onDone={read} onClose={() => setOpen(false)} />
      )}
    </section>
  );
}

const ItemRow = ({ item }: { item: OwnLostItem }) => (
  <li className="grid gap-1 rounded-md bg-surface-2 px-4 py-3">
    <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <b className="wrap-anywhere font-semibold">{item.what}</b>
      <Badge tone={lostItemLabels[item.state].tone}>{lostItemLabels[item.state].label}</Badge>
    </p>
    <p className="wrap-anywhere text-ink-2 text-sm">{newsOf(item)}</p>
  </li>
);

function newsOf({ state, answer, return_way, return_words, reported_at }: OwnLostItem): string {
  if (state === "reported")
    return `Reported on ${formatFullDateTime(reported_at)}. We’ll email you the driver’s answer.`;
  if (state === "returning" && return_way) return [returnWayTexts[return_way], return_words].filter(Boolean).join(" ");
  if (state === "found") return [answer, "We’ll contact you about how to return it."].filter(Boolean).join(" ");
  return answer || `Reported on ${formatFullDateTime(reported_at)}.`;
}

type ReportDialogProps = {
  opening: Opening;
  trips: readonly RiddenTrip[];
  onDone: () => Promise<unknown>;
  onClose: () => void;
};

const schema = z.object({ trip_id: z.uuid("Choose a trip"), ...lostItemForm });

function ReportDialog({ opening, trips, onDone, onClose }: ReportDialogProps) {
  const report = async (values: z.output<typeof schema>) => {
    await callSignedIn(lostItemsContract.reportLostItem, { ...opening, ...values });
    await onDone();
  };
  return (
    <FormDialog
      title="Report lost item"
      text="We’ll ask your driver at once and email you the answer. We keep found items for 90 days."
      confirmLabel="Report lost item"
      doneLabel="Lost item reported"
      schema={schema}
      defaultValues={{ trip_id: trips.length === 1 ? (trips[0]?.id ?? "") : "", what: "", left_where: "", contact: "" }}
      onClose={onClose}
      onConfirm={report}
    >
      {trips.length > 1 && (
        <FormField name="trip_id" label="Trip" required>
          <Select
            placeholder="Please choose"
            options={trips.map(({ id, pickup_at, from, plate }) => ({
              value: id,
              label: `${formatFullDateTime(pickup_at)}, from ${from}${plate ? `, ${plate}` : ""}`,
            }))}
          />
        </FormField>
      )}
      <LostItemFields
        contact={{ label: "How to reach you", hint: "Leave blank to use your booking’s phone and email." }}
      />
    </FormDialog>
  );
}
