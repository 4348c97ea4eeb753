import { GripVertical, PencilLine, Plus } from "lucide-react";
import { useState } from "react";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { useDragOrder } from "#design/use-drag-order.ts";
import type { ServiceState } from "#domain/catalogue/service.ts";
import { serviceMoves } from "#domain/catalogue/service-lifecycle.ts";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { OrderButtons } from "../../ui/order-buttons.tsx";
import { useEdited } from "../../ui/use-edited.tsx";
import { type ListedService, servicesContract } from "../contract.ts";
import { FirstStepCard } from "./first-step-card.tsx";
import { MoveServiceDialog } from "./move-service-dialog.tsx";
import { type DrawPreview, ServiceEditor } from "./service-editor.tsx";
import { moveLabel, serviceKindLabels, serviceStateLabels } from "./service-labels.ts";

type ServicesSectionProps = { onUnsaved: (isUnsaved: boolean) => void; preview: DrawPreview };

/** The company’s services: their order in the menu and in the booking form, what is on sale, and each service’s editor. */
export function ServicesSection({ onUnsaved, preview }: ServicesSectionProps) {
  const query = useCall(servicesContract.listServices, {});
  const save = useMakeCall(servicesContract.orderServices, [servicesContract.listServices]);
  const { edited, mark, open, turnTo, buttonOf, question } = useEdited({ what: "service", onUnsaved });
  if (query.error) return <ReadFailed error={query.error} onAgain={() => void query.refetch()} />;
  if (!query.data) return <SkeletonCard lines={6} />;
  const { services } = query.data;
  const choices = services
    .filter(({ choice }) => choice !== null)
    .toSorted((one, other) => (one.choice ?? 0) - (other.choice ?? 0))
    .map(({ slug }) => slug);
  const order = (next: { slugs?: string[]; choices?: string[] }) =>
    save
      .mutateAsync({ slugs: services.map(({ slug }) => slug), choices, ...next })
      .catch((error: Error) => toast({ title: error.message, kind: "error" }));
  return (
    <>
      {/* Hidden while a service is edited, because a move would be a newer version than the one on screen. */}
      <div className={edited === undefined ? "grid gap-5" : "hidden"}>
        <Card>
          <CardHeader
            title="Services"
            note="In the order of the menu. What has been booked keeps its name and price."
            actions={
              <Button size="sm" id={buttonOf(null)} icon={<Plus aria-hidden />} onClick={() => turnTo(null)}>
                Add a service
              </Button>
            }
          />
          <ServiceList
            services={services}
            isBusy={save.isPending}
            buttonOf={buttonOf}
            onEdit={turnTo}
            onOrder={(slugs) => void order({ slugs })}
          />
        </Card>
        <FirstStepCard
          services={services}
          choices={choices}
          isBusy={save.isPending}
          onOrder={(next) => void order({ choices: next })}
        />
      </div>
      {edited !== undefined && (
        <ServiceEditor
          key={edited ?? "new"}
          slug={edited}
          preview={preview}
          onUnsaved={mark}
          onSaved={open}
          onClose={() => turnTo(undefined)}
        />
      )}
      {question}
    </>
  );
}

type ServiceListProps = {
  services: readonly ListedService[];
  isBusy: boolean;
  buttonOf: (slug: string) => string;
  onEdit: (slug: string) => void;
  onOrder: (slugs: string[]) => void;
};

function ServiceList({ services, isBusy, buttonOf, onEdit, onOrder }: ServiceListProps) {
  const [moving, setMoving] = useState<{ service: ListedService; to: ServiceState }>();
  const shift = (from: number, to: number) => {
    const slugs = services.map(({ slug }) => slug);
    onOrder(slugs.toSpliced(from, 1).toSpliced(to, 0, slugs[from] ?? ""));
  };
  const draggable = useDragOrder(shift);
  return (
    <>
      <ul className="divide-y divide-line">
        {services.map((service, at) => (
          <li
            key={service.slug}
            {...draggable(at)}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3 first:pt-0 last:pb-0"
          >
            <GripVertical aria-hidden className="size-5 shrink-0 cursor-grab text-ink-3 max-sm:hidden" />
            <ServiceLine service={service} />
            <div className="flex flex-wrap items-center gap-1 max-sm:*:first:-ml-3">
              <OrderButtons
                name={service.name}
                isFirst={at === 0}
                isLast={at === services.length - 1}
                isBusy={isBusy}
                onMove={(by) => shift(at, at + by)}
              />
              <Button
                size="sm"
                variant="outline"
                icon={<PencilLine aria-hidden className="max-sm:hidden" />}
                id={buttonOf(service.slug)}
                aria-label={`Edit ${service.name}`}
                onClick={() => onEdit(service.slug)}
              >
                Edit
              </Button>
              {serviceMoves({ state: service.state, isUsual: service.is_usual }).map((to) => (
                <Button
                  key={to}
                  size="sm"
                  variant="quiet"
                  aria-label={`${moveLabel(service.state, to)}: ${service.name}`}
                  onClick={() => setMoving({ service, to })}
                >
                  {moveLabel(service.state, to)}
                </Button>
              ))}
            </div>
          </li>
        ))}
      </ul>
      {moving && <MoveServiceDialog {...moving} onClose={() => setMoving(undefined)} />}
    </>
  );
}

function ServiceLine({ service }: { service: ListedService }) {
  const { slug, name, kind, state, is_usual, book_slug, booked } = service;
  const { label, tone } = serviceStateLabels[state];
  return (
    <div className="min-w-52 grow basis-64">
      <p className="flex flex-wrap items-center gap-2 font-semibold">
        {name}
        <Badge dot tone={tone}>
          {label}
        </Badge>
        {is_usual && <Badge tone="info">Usual of its kind</Badge>}
      </p>
      <p className="text-ink-2 text-sm">{serviceKindLabels[kind]}</p>
      <p className="text-ink-2 text-sm">
        {book_slug ? `/services/${slug}` : "No page of its own"} ·{" "}
        {booked === 1 ? "1 upcoming booking" : `${booked} upcoming bookings`}
      </p>
    </div>
  );
}
