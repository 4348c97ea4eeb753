import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { Field, Select } from "#design/fields/field.tsx";
import { useDragOrder } from "#design/use-drag-order.ts";
import { OrderButtons } from "../../ui/order-buttons.tsx";
import type { ListedService } from "../contract.ts";

type FirstStepCardProps = {
  services: readonly ListedService[];
  choices: readonly string[];
  isBusy: boolean;
  onOrder: (choices: string[]) => void;
};

/** The services that a booking begins with, in their order there. The others are booked from their pages. */
export function FirstStepCard({ services, choices, isBusy, onOrder }: FirstStepCardProps) {
  const shift = (from: number, to: number) => onOrder(choices.toSpliced(from, 1).toSpliced(to, 0, choices[from] ?? ""));
  const draggable = useDragOrder(shift);
  const others = services.filter(({ slug, state }) => state !== "ended" && !choices.includes(slug));
  const nameOf = (slug: string) => services.find((one) => one.slug === slug)?.name ?? slug;
  return (
    <Card>
      <CardHeader
        title="First step of a booking"
        note="The choices on the booking form. Those that are paused are left out. The others are booked from their pages."
      />
      <ol className="divide-y divide-line">
        {choices.map((slug, at) => (
          <li key={slug} {...draggable(at)} className="flex flex-wrap items-center gap-x-1 py-1.5">
            <span className="min-w-24 grow basis-24 font-semibold">{nameOf(slug)}</span>
            <OrderButtons
              name={`${nameOf(slug)} in the first step`}
              isFirst={at === 0}
              isLast={at === choices.length - 1}
              isBusy={isBusy}
              onMove={(by) => shift(at, at + by)}
            />
            <Button
              size="sm"
              variant="quiet"
              disabled={isBusy || choices.length === 1}
              aria-label={`Leave out: ${nameOf(slug)}`}
              onClick={() => onOrder(choices.filter((one) => one !== slug))}
            >
              Leave out
            </Button>
          </li>
        ))}
      </ol>
      {others.length > 0 && choices.length < 12 && (
        <Field label="Add to the first step" className="mt-4 max-w-sm">
          <Select
            value=""
            placeholder="Choose a service"
            disabled={isBusy}
            options={others.map(({ slug, name }) => ({ value: slug, label: name }))}
            onChange={({ currentTarget }) => onOrder([...choices, currentTarget.value])}
          />
        </Field>
      )}
    </Card>
  );
}
