import { ArrowDown, ArrowUp, GripVertical, PencilLine, Plus } from "lucide-react";
import { useState } from "react";
import { Badge } from "#design/badge.tsx";
import { Button, IconButton } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { formatRand } from "#design/money.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { useDragOrder } from "#design/use-drag-order.ts";
import type { TourState } from "#domain/catalogue/tour.ts";
import { tourLabels } from "#domain/catalogue/tour-labels.ts";
import { tourLifecycle } from "#domain/catalogue/tour-lifecycle.ts";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { useEdited } from "../../ui/use-edited.tsx";
import { type ListedTour, toursContract } from "../contract.ts";
import { type DrawPreview, TourEditor } from "./tour-editor.tsx";

type ToursSectionProps = { onUnsaved: (isUnsaved: boolean) => void; preview: DrawPreview };

/** The company’s tours: their order, what is on sale, and each tour’s editor. */
export function ToursSection({ onUnsaved, preview }: ToursSectionProps) {
  const query = useCall(toursContract.listTours, {});
  const { edited, mark, open, turnTo, buttonOf, question } = useEdited({ what: "tour", onUnsaved });
  if (query.error) return <ReadFailed error={query.error} onAgain={() => void query.refetch()} />;
  if (!query.data) return <SkeletonCard lines={6} />;
  return (
    <>
      {/* Hidden while a tour is edited, because a move would be a newer version than the one on screen. */}
      <Card className={edited === undefined ? "" : "hidden"}>
        <CardHeader
          title="Tours"
          note="In the order in which visitors see them. What has been booked keeps its name, times and price."
          actions={
            <Button size="sm" id={buttonOf(null)} icon={<Plus aria-hidden />} onClick={() => turnTo(null)}>
              Add a tour
            </Button>
          }
        />
        {query.data.tours.length === 0 ? (
          <EmptyState title="No tours yet" text="Add the first one. Visitors see it once you put it on sale." />
        ) : (
          <TourList
            key={query.data.tours.map(({ slug }) => slug).join()}
            tours={query.data.tours}
            buttonOf={buttonOf}
            onEdit={turnTo}
          />
        )}
      </Card>
      {edited !== undefined && (
        <TourEditor
          key={edited ?? "new"}
          slug={edited}
          preview={preview}
          onUnsaved={mark}
          onSaved={(slug) => open(slug)}
          onClose={() => turnTo(undefined)}
        />
      )}
      {question}
    </>
  );
}

type TourListProps = {
  tours: readonly ListedTour[];
  buttonOf: (slug: string) => string;
  onEdit: (slug: string) => void;
};

function TourList({ tours, buttonOf, onEdit }: TourListProps) {
  const [order, setOrder] = useState(tours.map(({ slug }) => slug));
  const [moving, setMoving] = useState<{ tour: ListedTour; to: TourState }>();
  const save = useMakeCall(toursContract.orderTours, [toursContract.listTours]);
  const put = async (slugs: string[]) => {
    const before = order;
    setOrder(slugs);
    await save.mutateAsync({ slugs }).catch((error: Error) => {
      setOrder(before);
      void toast({ title: error.message, kind: "error" });
    });
  };
  const shift = (slug: string, to: number) => {
    const others = order.filter((one) => one !== slug);
    return put([...others.slice(0, to), slug, ...others.slice(to)]);
  };
  const draggable = useDragOrder((from, to) => void shift(order[from] ?? "", to));
  const inOrder = order.flatMap((slug) => tours.filter((tour) => tour.slug === slug));
  return (
    <>
      <ul className="divide-y divide-line">
        {inOrder.map((tour, at) => (
          <li
            key={tour.slug}
            {...draggable(at)}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3 first:pt-0 last:pb-0"
          >
            <GripVertical aria-hidden className="size-5 shrink-0 cursor-grab text-ink-3 max-sm:hidden" />
            <TourLine tour={tour} />
            <div className="flex flex-wrap items-center gap-1 max-sm:*:first:-ml-3">
              <IconButton
                size="sm"
                label={`Move ${tour.name} up`}
                disabled={at === 0 || save.isPending}
                onClick={() => void shift(tour.slug, at - 1)}
              >
                <ArrowUp />
              </IconButton>
              <IconButton
                size="sm"
                label={`Move ${tour.name} down`}
                disabled={at === inOrder.length - 1 || save.isPending}
                onClick={() => void shift(tour.slug, at + 1)}
              >
                <ArrowDown />
              </IconButton>
              <Button
                size="sm"
                variant="outline"
                icon={<PencilLine aria-hidden className="max-sm:hidden" />}
                id={buttonOf(tour.slug)}
                aria-label={`Edit ${tour.name}`}
                onClick={() => onEdit(tour.slug)}
              >
                Edit
              </Button>
              {tourLifecycle.allowed(tour.state).map((to) => (
                <Button
                  key={to}
                  size="sm"
                  variant="quiet"
                  aria-label={`${moveLabel(tour.state, to)}: ${tour.name}`}
                  onClick={() => setMoving({ tour, to })}
                >
                  {moveLabel(tour.state, to)}
                </Button>
              ))}
            </div>
          </li>
        ))}
      </ul>
      {moving && <MoveDialog {...moving} onClose={() => setMoving(undefined)} />}
    </>
  );
}

function TourLine({ tour: { name, slug, state, price_cents, booked } }: { tour: ListedTour }) {
  const { label, tone } = tourLabels[state];
  return (
    <div className="min-w-52 grow">
      <p className="flex flex-wrap items-center gap-2 font-semibold">
        {name}
        <Badge dot tone={tone}>
          {label}
        </Badge>
      </p>
      <p className="text-ink-2 text-sm">
        /tours/{slug} · {price_cents === null ? "No price yet" : `From ${formatRand(price_cents)}`} ·{" "}
        {booked === 1 ? "1 upcoming booking" : `${booked} upcoming bookings`}
      </p>
    </div>
  );
}

const moveLabels: Readonly<Record<TourState, string>> = {
  draft: "Make a draft",
  on_sale: "Put on sale",
  paused: "Pause",
  ended: "End",
};
const moveLabel = (from: TourState, to: TourState) => (from === "ended" ? "Put back" : moveLabels[to]);

const consequences: Readonly<Record<TourState, string>> = {
  draft: "",
  on_sale: "Visitors see it on the site at once and can book it.",
  paused: "It leaves the menu, the list and the wizard. Its page says that it isn’t offered at the moment.",
  ended: "Its page leads to the list of tours. You can put it back later.",
};

type MoveDialogProps = { tour: ListedTour; to: TourState; onClose: () => void };

function MoveDialog({ tour, to, onClose }: MoveDialogProps) {
  const move = useMakeCall(toursContract.moveTour, [toursContract.listTours, toursContract.readTour]);
  const label = moveLabel(tour.state, to);
  const kept = tour.booked > 0 && to !== "on_sale" ? " Trips that are booked are driven as sold." : "";
  return (
    <ActionDialog
      open
      onClose={onClose}
      title={`${label}: ${tour.name}?`}
      text={consequences[to] + kept}
      confirmLabel={label}
      doneLabel={`${tour.name}: ${tourLabels[to].label.toLowerCase()}`}
      tone={to === "ended" ? "danger" : "primary"}
      onConfirm={async () => {
        await move.mutateAsync({ slug: tour.slug, version: tour.version, to });
      }}
    />
  );
}
