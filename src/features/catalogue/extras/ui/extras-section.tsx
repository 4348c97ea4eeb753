import { ArrowDown, ArrowUp, GripVertical, PackagePlus, Plus } from "lucide-react";
import { useState } from "react";
import { Badge } from "#design/badge.tsx";
import { Button, IconButton } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { useDragOrder } from "#design/use-drag-order.ts";
import { whereText } from "#domain/extra/describe-extra.ts";
import { extraKindLabels, extraPriceText, extraStateLabels } from "#domain/extra/extra-labels.ts";
import { vehicleClassesContract } from "#features/catalogue/classes/contract.ts";
import { termsContract } from "#features/selling/sale/terms-contract.ts";
import { Permitted } from "#platform/browser/permitted.tsx";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { useMay } from "#platform/browser/use-may.ts";
import { extrasContract, type ListedExtra } from "../contract.ts";
import { AddExtraDialog, EditExtraDialog } from "./extra-dialog.tsx";
import { ExtraHistoryDialog } from "./extra-history-dialog.tsx";
import { ExtraStateDialog, type StateChange } from "./extra-state-dialog.tsx";
import { ExtrasSoldCard } from "./extras-sold-card.tsx";

type Opened =
  | { readonly kind: "add" }
  | { readonly kind: "edit" | "history"; readonly extra: ListedExtra }
  | { readonly kind: "state"; readonly extra: ListedExtra; readonly to: StateChange };

/** Whatever is sold beside the trips: in the customers’ order, with price, stock and status. */
export function ExtrasSection() {
  const query = useCall(extrasContract.listExtras, {});
  const order = useMakeCall(extrasContract.orderExtras, [extrasContract.listExtras]);
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const move = (from: number, to: number) => {
    const ids = query.data?.extras.map(({ id }) => id) ?? [];
    order.mutate({ ids: ids.toSpliced(from, 1).toSpliced(to, 0, ids[from] ?? "") });
  };
  const draggable = useDragOrder(move);
  const mayOrder = useMay()("change_tariffs");
  if (query.error)
    return <ReadFailed title="We couldn’t load the extras" error={query.error} onAgain={() => void query.refetch()} />;
  if (!query.data) return <SkeletonCard lines={6} />;
  const { extras } = query.data;
  return (
    <div className="grid gap-5">
      <Card>
        <CardHeader
          title="Extras"
          note="Sold with a trip, such as a guide, entrance, a meal or equipment. Extra stops, trailers, child seats and the driver’s lodging are priced in the tariff."
          actions={
            <Permitted action="change_tariffs">
              <Button size="sm" icon={<Plus aria-hidden />} onClick={() => setOpened({ kind: "add" })}>
                Add extra
              </Button>
            </Permitted>
          }
        />
        {extras.length === 0 && (
          <EmptyState
            icon={<PackagePlus />}
            title="No extras yet"
            text="Add what your customers can book with a trip. It’s offered in the booking form as soon as it’s on sale."
          />
        )}
        <ul aria-label="Extras" className="divide-y divide-line">
          {extras.map((extra, at) => (
            <li
              key={extra.id}
              {...(mayOrder && draggable(at))}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0"
            >
              {mayOrder && (
                <GripVertical aria-hidden className="size-5 shrink-0 cursor-grab text-ink-3 max-sm:hidden" />
              )}
              <Facts extra={extra} />
              <div className="flex flex-wrap items-center gap-1 max-sm:*:first:-ml-3">
                <Permitted action="change_tariffs">
                  <span className="flex">
                    <IconButton
                      size="sm"
                      label={`Move ${extra.name} up`}
                      disabled={at === 0 || order.isPending}
                      onClick={() => move(at, at - 1)}
                    >
                      <ArrowUp />
                    </IconButton>
                    <IconButton
                      size="sm"
                      label={`Move ${extra.name} down`}
                      disabled={at === extras.length - 1 || order.isPending}
                      onClick={() => move(at, at + 1)}
                    >
                      <ArrowDown />
                    </IconButton>
                  </span>
                </Permitted>
                <Actions extra={extra} onOpen={setOpened} />
              </div>
            </li>
          ))}
        </ul>
      </Card>
      {extras.length > 0 && (
        <Permitted action="view_analytics">
          <ExtrasSoldCard />
        </Permitted>
      )}
      {opened?.kind === "add" && <AddExtraDialog onClose={close} />}
      {opened?.kind === "edit" && <EditExtraDialog extra={opened.extra} onClose={close} />}
      {opened?.kind === "history" && <ExtraHistoryDialog extra={opened.extra} onClose={close} />}
      {opened?.kind === "state" && <ExtraStateDialog extra={opened.extra} to={opened.to} onClose={close} />}
    </div>
  );
}

const tones = { on_sale: "ok", paused: "warn", ended: "neutral" } as const;

function Facts({ extra }: { extra: ListedExtra }) {
  const classes = useCall(vehicleClassesContract.vehicleClasses, {}).data?.classes ?? [];
  const services = useCall(termsContract.companyTerms, {}).data?.services ?? [];
  const { stock, open_bookings: open } = extra;
  return (
    <div className="min-w-0 flex-1 basis-56">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b className="[overflow-wrap:anywhere]">{extra.name}</b>
        <Badge tone={tones[extra.state]}>{extraStateLabels[extra.state]}</Badge>
      </p>
      <p className="text-ink-2 text-sm [overflow-wrap:anywhere]">
        {[
          extraKindLabels[extra.kind],
          extraPriceText(extra),
          whereText({ ...extra, vehicleClasses: extra.vehicle_classes }, { classes, services }),
          stock === null ? "" : `${stock} in stock`,
          open === 0 ? "" : `${open} open ${open === 1 ? "booking" : "bookings"}`,
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
    </div>
  );
}

type ActionsProps = { extra: ListedExtra; onOpen: (opened: Opened) => void };

function Actions({ extra, onOpen }: ActionsProps) {
  const named = (label: string) => (
    <>
      {label}
      <span className="sr-only"> {extra.name}</span>
    </>
  );
  const changes = movesFrom[extra.state];
  return (
    <>
      <Permitted action="change_tariffs">
        <Button size="sm" variant="outline" onClick={() => onOpen({ kind: "edit", extra })}>
          {named("Edit")}
        </Button>
        {changes.map((to) => (
          <Button key={to} size="sm" variant="quiet" onClick={() => onOpen({ kind: "state", extra, to })}>
            {named(moveLabels[to])}
          </Button>
        ))}
      </Permitted>
      <Button size="sm" variant="quiet" onClick={() => onOpen({ kind: "history", extra })}>
        {named("History")}
      </Button>
    </>
  );
}

const movesFrom: Readonly<Record<ListedExtra["state"], readonly StateChange[]>> = {
  on_sale: ["paused", "ended"],
  paused: ["on_sale", "ended"],
  ended: ["paused"],
};

const moveLabels: Readonly<Record<StateChange, string>> = {
  on_sale: "Put on sale",
  paused: "Pause",
  ended: "End",
};
