import { useState } from "react";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { Select, TextArea } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { Drawer } from "#design/overlay/drawer.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { Timeline } from "#design/timeline.tsx";
import { lostItemLabels, returnWayLabels } from "#domain/incident/lost-item-labels.ts";
import { type LostItemState, lostItemLifecycle, returnWays } from "#domain/incident/lost-item-lifecycle.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { incidentsContract } from "../../contract.ts";
import { Fact } from "../../ui/fact.tsx";
import { RecordPhotos } from "../../ui/record-photos.tsx";
import { type ListedLostItem, lostItemsContract, returnForm } from "../contract.ts";

/** One lost item with its messages and actions. An empty id closes the drawer. */
export function LostItemDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useCall(
    lostItemsContract.listLostItems,
    { lost_item_id: id },
    // The driver may answer at any moment.
    { enabled: id !== "", refetchInterval: 15_000 },
  );
  const item = query.data?.items.find((one) => one.id === id);
  const [moving, setMoving] = useState<LostItemMove>();
  const moves = item ? lostItemLifecycle.allowed(item.state).filter((to) => to !== "reported") : [];
  return (
    <Drawer
      open={id !== ""}
      onClose={onClose}
      title="Lost item"
      footer={
        moves.length > 0 &&
        moves.map((to, at) => (
          <Button key={to} size="sm" variant={at === 0 ? "primary" : "outline"} onClick={() => setMoving(to)}>
            {settleLabels[to]}
          </Button>
        ))
      }
    >
      {query.isError && !query.data ? (
        <ReadFailed title="We couldn’t load the item" error={query.error} onAgain={() => void query.refetch()} />
      ) : (
        !query.data && id !== "" && <SkeletonCard lines={5} />
      )}
      {query.data && !item && <p className="text-ink-2">We couldn’t find that item.</p>}
      {item && <ItemFacts item={item} />}
      {item && moving && <SettleLostItemDialog item={item} to={moving} onClose={() => setMoving(undefined)} />}
    </Drawer>
  );
}

function ItemFacts({ item }: { item: ListedLostItem }) {
  const { state, trip, driver, return_way } = item;
  return (
    <div className="grid gap-5">
      <p>
        <Badge dot tone={lostItemLabels[state].tone}>
          {lostItemLabels[state].label}
        </Badge>
      </p>
      <p className="wrap-anywhere whitespace-pre-line font-semibold text-lg">{item.what || "Words deleted"}</p>
      <dl className="grid gap-3">
        {item.left_where && <Fact name="Where in the vehicle">{item.left_where}</Fact>}
        <Fact name="Reported by">
          {item.reported_by}, {formatDateTime(item.reported_at)}
        </Fact>
        <Fact name="Customer">
          {item.customer}, <a href={`tel:${item.customer_phone.replaceAll(" ", "")}`}>{item.customer_phone}</a>
        </Fact>
        {item.contact && <Fact name="How to reach them">{item.contact}</Fact>}
        <Fact name="Booking">
          <SiteLink to={`/admin/booking?reference=${item.reference}`}>{item.reference}</SiteLink>
        </Fact>
        <Fact name="Trip">
          <SiteLink to={`/admin/driver-assignments?date=${localDateOf(new Date(trip.pickup_at))}&trip=${trip.id}`}>
            {formatDateTime(trip.pickup_at)}, {trip.from} to {trip.to}
          </SiteLink>
        </Fact>
        {driver ? (
          <Fact name="Driver">
            <SiteLink to={`/admin/drivers?driver=${driver.id}`}>{driver.name}</SiteLink>,{" "}
            <a href={`tel:${driver.phone.replaceAll(" ", "")}`}>{driver.phone}</a>
          </Fact>
        ) : (
          <Fact name="Driver">No driver is recorded for this trip, so no one was asked.</Fact>
        )}
        {item.plate && <Fact name="Vehicle">{item.plate}</Fact>}
        {item.answered_at && (
          <Fact name="Driver’s answer">
            {item.answer || lostItemLabels[state].label}, {formatDateTime(item.answered_at)}
          </Fact>
        )}
        {return_way && (
          <Fact name="Return">{[returnWayLabels[return_way], item.return_words].filter(Boolean).join(". ")}</Fact>
        )}
      </dl>
      <RecordPhotos recordId={item.id} />
      {item.moves.length > 0 && (
        <section className="grid gap-3 border-line border-t pt-4">
          <h3 className="font-bold text-base">History</h3>
          <Timeline
            label="History"
            events={item.moves.map(({ id, to, by, words, at }) => ({
              id,
              tone: lostItemLabels[to].tone,
              text: words,
              title: lostItemLabels[to].label,
              time: `${formatDateTime(at)}, ${by}`,
            }))}
          />
        </section>
      )}
    </div>
  );
}

type LostItemMove = Exclude<LostItemState, "reported">;

const settleLabels: Readonly<Record<LostItemMove, string>> = {
  found: "Mark as found",
  not_found: "Mark as not found",
  returning: "Arrange return",
  closed: "Close report",
};

const doneLabels: Readonly<Record<LostItemMove, string>> = {
  found: "Marked as found",
  not_found: "Marked as not found",
  returning: "Return arranged",
  closed: "Report closed",
};

type Props = { item: ListedLostItem; to: LostItemMove; onClose: () => void };

/** Our team’s decision or the driver’s answer. */
function SettleLostItemDialog({ item, to, onClose }: Props) {
  const settle = useMakeCall(lostItemsContract.settleLostItem, [
    lostItemsContract.listLostItems,
    incidentsContract.countIncidents,
  ]);
  const chosen = { lost_item_id: item.id, version: item.version, to };
  const labels = {
    title: `${settleLabels[to]}?`,
    confirmLabel: settleLabels[to],
    doneLabel: doneLabels[to],
    text: "We’ll email the customer your message.",
  };
  if (to !== "returning")
    return (
      <ActionDialog
        {...labels}
        reason={{ label: "Note", hint: "The customer will see it.", isOptional: true }}
        onClose={onClose}
        onConfirm={(words) => settle.mutateAsync({ ...chosen, words })}
      />
    );
  return (
    <FormDialog
      {...labels}
      schema={returnForm}
      defaultValues={{ words: "" }}
      onClose={onClose}
      onConfirm={(values) => settle.mutateAsync({ ...chosen, ...values })}
    >
      <FormField name="return_way" label="Return" required>
        <Select
          placeholder="Please choose"
          options={returnWays.map((value) => ({ value, label: returnWayLabels[value] }))}
        />
      </FormField>
      <FormField name="words" label="Note" optional hint="Address and opening hours, or the courier’s number.">
        <TextArea rows={3} maxLength={500} />
      </FormField>
    </FormDialog>
  );
}
