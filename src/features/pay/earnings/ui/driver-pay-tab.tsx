import { Plus, Wallet } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "#design/button.tsx";
import { Card } from "#design/card.tsx";
import { DatePicker } from "#design/dates/date-picker.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { Select, TextInput } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { NumberEntry } from "#design/fields/number-entry.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { localDateOf } from "#domain/time/local-time.ts";
import { Permitted } from "#platform/browser/permitted.tsx";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { useCallPages } from "#platform/browser/use-call-pages.ts";
import { adjustmentForm, type EarnedItem, earningsContract } from "../contract.ts";
import { EarnedWeeks } from "./earned-weeks.tsx";
import { EarningsSums } from "./earnings-sums.tsx";

/** A driver’s pay rule and earnings, for our team. */
export function DriverPayTab({ driverId, rule }: { driverId: string; rule: ReactNode }) {
  const { pages, error, again, ...paging } = useCallPages(earningsContract.driverEarnings, (until) => ({
    driver_id: driverId,
    until: until ?? null,
  }));
  const [isAdding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<EarnedItem>();
  const [first] = pages ?? [];
  const weeks = pages?.flatMap((page) => page.weeks) ?? [];
  return (
    <div className="grid gap-4">
      {rule}
      {!first && error && <ReadFailed title="We couldn’t load the earnings" error={error} onAgain={again} />}
      {!first && !error && <SkeletonCard lines={6} />}
      {first && !first.provider && (
        <>
          <EarningsSums earnings={first} />
          <Permitted action="approve_payouts">
            <Button
              size="sm"
              variant="outline"
              className="justify-self-start"
              icon={<Plus aria-hidden="true" />}
              onClick={() => setAdding(true)}
            >
              Add adjustment
            </Button>
          </Permitted>
          {weeks.length === 0 && <NothingYet />}
          <EarnedWeeks weeks={weeks} actions={(item) => <Remove item={item} onRemove={setRemoving} />} />
        </>
      )}
      {paging.hasMore && (
        <Button variant="outline" wide busy={paging.isReadingMore} onClick={paging.more}>
          Show earlier weeks
        </Button>
      )}
      {isAdding && <AdjustmentDialog driverId={driverId} onClose={() => setAdding(false)} />}
      {removing && <RemoveDialog item={removing} onClose={() => setRemoving(undefined)} />}
    </div>
  );
}

const NothingYet = () => (
  <Card>
    <EmptyState
      icon={<Wallet />}
      title="No earnings yet"
      text="Pay for a trip appears here once the trip has ended, if a pay rule applies."
    />
  </Card>
);

const Remove = ({ item, onRemove }: { item: EarnedItem; onRemove: (item: EarnedItem) => void }) =>
  (item.kind === "adjustment" || item.kind === "tip") && item.state === "open" ? (
    <Permitted action="approve_payouts">
      <Button size="sm" variant="quiet" onClick={() => onRemove(item)}>
        Remove<span className="sr-only"> adjustment: {item.lines[0]?.text}</span>
      </Button>
    </Permitted>
  ) : null;

function RemoveDialog({ item, onClose }: { item: EarnedItem; onClose: () => void }) {
  const remove = useMakeCall(earningsContract.removeAdjustment, [earningsContract.driverEarnings]);
  return (
    <ActionDialog
      title="Remove adjustment?"
      text={`“${item.lines[0]?.text ?? ""}” will not be on the driver’s next statement.`}
      confirmLabel="Remove adjustment"
      doneLabel="Adjustment removed"
      onClose={onClose}
      onConfirm={() => remove.mutateAsync({ id: item.id })}
    />
  );
}

const directions = [
  { value: "add", label: "Add to pay" },
  { value: "deduct", label: "Deduct from pay" },
  { value: "tip", label: "Tip from a customer" },
];

/** A bonus or a deduction for one driver. */
function AdjustmentDialog({ driverId, onClose }: { driverId: string; onClose: () => void }) {
  const add = useMakeCall(earningsContract.addAdjustment, [earningsContract.driverEarnings]);
  return (
    <FormDialog
      title="Add adjustment"
      text="It’s shown on the driver’s next statement with your description. The driver gets the share of a tip set in their pay rule."
      confirmLabel="Add adjustment"
      doneLabel="Adjustment added"
      schema={adjustmentForm}
      defaultValues={{
        direction: "add",
        amount_cents: Number.NaN,
        text: "",
        earned_on: localDateOf(new Date()),
      }}
      onClose={onClose}
      onConfirm={(values) => add.mutateAsync({ ...values, driver_id: driverId })}
    >
      <FormField name="direction" label="Kind" required>
        <Select options={directions} />
      </FormField>
      <FormField name="amount_cents" label="Amount" required>
        {({ value, onChange }) => <NumberEntry unit="rand" value={value} onChange={onChange} />}
      </FormField>
      <FormField name="earned_on" label="Date" required>
        {({ value, onChange, onBlur }) => <DatePicker value={value} onChange={onChange} onBlur={onBlur} />}
      </FormField>
      <FormField name="text" label="What for" hint="The driver will see it." required>
        <TextInput maxLength={200} />
      </FormField>
    </FormDialog>
  );
}
