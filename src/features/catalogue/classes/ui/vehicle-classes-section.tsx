import { GripVertical, Plus } from "lucide-react";
import { useState } from "react";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { Picture } from "#design/pictures/picture.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { useDragOrder } from "#design/use-drag-order.ts";
import { photograph } from "#features/content/words/photograph.ts";
import { vehicleDrawings } from "#features/content/words/vehicle-drawings.ts";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { stateLabels } from "../../ui/class-labels.ts";
import { OrderButtons } from "../../ui/order-buttons.tsx";
import { type ClassRecord, vehicleClassesContract } from "../contract.ts";
import { AddClassDialog, EditClassDialog } from "./class-dialogs.tsx";
import { ClassHistory } from "./class-history.tsx";
import { MoveClassDialog } from "./move-class-dialog.tsx";
import { PriceClassDialog } from "./price-class-dialog.tsx";

type Open =
  | { readonly what: "add" }
  | { readonly what: "edit" | "price" | "history" | "on_sale" | "paused" | "ended"; readonly of: ClassRecord };

/** The vehicle classes in the company’s order, with what each still needs before it can be sold. */
export function VehicleClassesSection() {
  const { data, error, refetch } = useCall(vehicleClassesContract.listClassRecords, {});
  const [open, setOpen] = useState<Open>();
  const order = useMakeCall(vehicleClassesContract.orderVehicleClasses, [
    vehicleClassesContract.listClassRecords,
    vehicleClassesContract.vehicleClasses,
  ]);
  const move = (from: number, to: number) => {
    const ids = data?.classes.map(({ id }) => id) ?? [];
    ids.splice(to, 0, ...ids.splice(from, 1));
    order.mutateAsync({ ids }).catch((problem: Error) => toast({ title: problem.message, kind: "error" }));
  };
  const draggable = useDragOrder(move);
  const close = () => setOpen(undefined);
  if (error) return <ReadFailed error={error} onAgain={() => void refetch()} />;
  if (!data) return <SkeletonCard lines={6} />;
  const { classes } = data;
  return (
    <Card>
      <CardHeader
        title="Vehicle classes"
        note="The kinds of vehicle that customers choose from. Bookings keep their class and price. Prices of tours and routes are for the base class; the others follow from it."
        actions={
          <Button size="sm" icon={<Plus />} onClick={() => setOpen({ what: "add" })}>
            Add class
          </Button>
        }
      />
      <ul className="divide-y divide-line">
        {classes.map((one, at) => (
          <li
            key={one.id}
            {...draggable(at)}
            className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0"
          >
            <GripVertical aria-hidden className="size-5 shrink-0 cursor-grab text-ink-3 max-sm:hidden" />
            <ClassFacts record={one} />
            <div className="flex flex-wrap items-center gap-1 max-sm:*:first:-ml-3">
              <OrderButtons
                name={one.name}
                isFirst={at === 0}
                isLast={at === classes.length - 1}
                isBusy={order.isPending}
                onMove={(by) => move(at, at + by)}
              />
              <ClassActions record={one} onOpen={(what) => setOpen({ what, of: one })} />
            </div>
          </li>
        ))}
      </ul>
      {open?.what === "add" && <AddClassDialog onClose={close} />}
      {open?.what === "edit" && <EditClassDialog record={open.of} onClose={close} />}
      {open?.what === "price" && <PriceClassDialog record={open.of} classes={classes} onClose={close} />}
      {open?.what === "history" && <ClassHistory record={open.of} onClose={close} />}
      {(open?.what === "on_sale" || open?.what === "paused" || open?.what === "ended") && (
        <MoveClassDialog record={open.of} state={open.what} onClose={close} />
      )}
    </Card>
  );
}

function ClassFacts({ record }: { record: ClassRecord }) {
  const { label, tone } = stateLabels[record.state];
  return (
    <div className="flex min-w-64 grow basis-64 items-center gap-4">
      <Picture
        image={record.pictures[0] ? photograph(record.pictures[0]) : vehicleDrawings[record.drawing]}
        alt=""
        sizes="96px"
        className="aspect-4/3 w-24 shrink-0 rounded-md"
      />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-semibold">{record.name}</span>
          <Badge tone={tone}>{label}</Badge>
          {record.is_base && <Badge tone="info">Base for prices</Badge>}
        </p>
        <p className="text-ink-2 text-sm">
          {seatsText(record)}, {record.bags} bags{record.pulls_trailer && ", more on a trailer"}. {record.grade}.
        </p>
        <p className="text-ink-2 text-sm">
          {counted(record.vehicles, "vehicle")}, {counted(record.open_bookings, "open booking")}
        </p>
        {record.missing_prices.length > 0 && (
          <p className="text-sm text-warn">No price yet for {record.missing_prices.join(", ")}.</p>
        )}
      </div>
    </div>
  );
}

type ActionsProps = { record: ClassRecord; onOpen: (what: Exclude<Open["what"], "add">) => void };

function ClassActions({ record: { name, state, is_base, missing_prices }, onOpen }: ActionsProps) {
  const small = { size: "sm", variant: "quiet" } as const;
  return (
    <>
      <Button {...small} variant="outline" aria-label={`Edit ${name}`} onClick={() => onOpen("edit")}>
        Edit
      </Button>
      {missing_prices.length > 0 && state !== "ended" && (
        <Button {...small} variant="primary" aria-label={`Set prices of ${name}`} onClick={() => onOpen("price")}>
          Set prices
        </Button>
      )}
      {state === "paused" && missing_prices.length === 0 && (
        <Button {...small} aria-label={`Put ${name} on sale`} onClick={() => onOpen("on_sale")}>
          Put on sale
        </Button>
      )}
      {!is_base && state !== "paused" && (
        <Button
          {...small}
          aria-label={state === "ended" ? `Bring ${name} back` : `Pause ${name}`}
          onClick={() => onOpen("paused")}
        >
          {state === "ended" ? "Bring back" : "Pause"}
        </Button>
      )}
      {!is_base && state !== "ended" && (
        <Button {...small} aria-label={`End ${name}`} onClick={() => onOpen("ended")}>
          End
        </Button>
      )}
      <Button {...small} aria-label={`History of ${name}`} onClick={() => onOpen("history")}>
        History
      </Button>
    </>
  );
}

const seatsText = ({ fewest, most }: ClassRecord): string =>
  most === null ? `${fewest} passengers and more` : `${fewest} to ${most} passengers`;

const counted = (count: number, one: string): string => (count === 1 ? `1 ${one}` : `${count} ${one}s`);
