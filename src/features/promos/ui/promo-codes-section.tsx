import { Pencil, Plus, TicketPercent } from "lucide-react";
import { useState } from "react";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { formatDate } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { formatRand } from "#design/money.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { type SoldServices, serviceKeyName } from "#domain/catalogue/service.ts";
import { vehicleClassName } from "#domain/catalogue/vehicle-class.ts";
import { cents } from "#domain/money/money.ts";
import { promoWorth } from "#domain/pricing/promo-code.ts";
import { type ShownClass, vehicleClassesContract } from "#features/catalogue/classes/contract.ts";
import { termsContract } from "#features/selling/sale/terms-contract.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { type Promo, promosContract } from "../contract.ts";
import { PromoDialog } from "./promo-dialog.tsx";

/** Every promo code with its conditions and what it has brought. */
export function PromoCodesSection() {
  const query = useCall(promosContract.listPromoCodes, {});
  const { tours = [], services = [] } = useCall(termsContract.companyTerms, {}).data ?? {};
  const sold = {
    tours,
    services,
    classes: useCall(vehicleClassesContract.vehicleClasses, {}).data?.classes ?? [],
  };
  const [edited, setEdited] = useState<Promo | "new">();
  if (query.error) return <ReadFailed error={query.error} onAgain={() => void query.refetch()} />;
  if (!query.data) return <SkeletonCard lines={5} />;
  const { promos, partners } = query.data;
  const add = (
    <Button size="sm" icon={<Plus aria-hidden />} onClick={() => setEdited("new")}>
      Add a promo code
    </Button>
  );
  return (
    <Card>
      <CardHeader
        title="Promo codes"
        note="Taken off when a customer, partner or colleague enters the code. What has been sold keeps its price. A link ends in ?promo= and the code."
        {...(promos.length > 0 && { actions: add })}
      />
      {promos.length === 0 ? (
        <EmptyState
          level={3}
          icon={<TicketPercent />}
          title="No promo codes yet"
          text="Add one with its conditions: services, dates, limits, or the partner it belongs to."
          action={add}
        />
      ) : (
        <ul className="divide-y divide-line">
          {promos.map((promo) => (
            <PromoRow key={promo.id} promo={promo} sold={sold} onEdit={() => setEdited(promo)} />
          ))}
        </ul>
      )}
      {edited && (
        <PromoDialog
          promo={edited === "new" ? undefined : edited}
          partners={partners}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Card>
  );
}

type Sold = {
  readonly tours: readonly { readonly slug: string; readonly name: string }[];
  readonly services: SoldServices;
  readonly classes: readonly ShownClass[];
};
type PromoRowProps = { promo: Promo; sold: Sold; onEdit: () => void };

function PromoRow({ promo, sold, onEdit }: PromoRowProps) {
  const { code, state, uses, given_back, discount_cents, sold_cents, limit_total, note } = promo;
  const isFull = limit_total !== null && uses >= limit_total;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3.5 first:pt-0 last:pb-0">
      <div className="min-w-56 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {code}
          <span className="font-normal">−{promoWorth({ share: promo.share, amount: amountOf(promo) })}</span>
          {state === "paused" && (
            <Badge dot tone="neutral">
              Paused
            </Badge>
          )}
          {isFull && (
            <Badge dot tone="warn">
              Used up
            </Badge>
          )}
        </p>
        <p className="text-ink-2 text-sm">{conditionsOf(promo, sold).join(" · ") || "On every booking"}</p>
        {note && <p className="text-ink-2 text-sm wrap-anywhere">{note}</p>}
      </div>
      <p className="text-ink-2 text-sm tabular-nums sm:text-end">
        <span className="block font-semibold text-ink">
          {limit_total === null
            ? `${uses} ${uses === 1 ? "booking" : "bookings"}`
            : `${uses} of ${limit_total} bookings`}
        </span>
        {formatRand(discount_cents)} off {formatRand(sold_cents)} sold
        {given_back > 0 && <span className="block">{given_back} given back unpaid</span>}
      </p>
      <Button size="sm" variant="outline" icon={<Pencil aria-hidden />} aria-label={`Edit ${code}`} onClick={onEdit}>
        Edit
      </Button>
    </li>
  );
}

const amountOf = ({ amount_cents }: Promo) => (amount_cents === null ? null : cents(amount_cents));

/** Its conditions in the order of the form. */
function conditionsOf(promo: Promo, { tours, services, classes }: Sold): readonly string[] {
  const conditions: readonly (string | false)[] = [
    promo.services.length > 0 && promo.services.map((key) => serviceKeyName(services, key)).join(", "),
    promo.tours.length > 0 &&
      promo.tours.map((slug) => tours.find((one) => one.slug === slug)?.name ?? slug).join(", "),
    promo.vehicle_classes.length > 0 && promo.vehicle_classes.map((id) => vehicleClassName(classes, id)).join(", "),
    promo.least_cents > 0 && `from ${formatRand(promo.least_cents)}`,
    spanText("booked", promo.book_from, promo.book_until),
    spanText("travelled", promo.travel_from, promo.travel_until),
    promo.first_only && "first booking only",
    promo.limit_each !== null && `${promo.limit_each} per customer`,
    promo.partner !== null && `belongs to ${promo.partner}`,
    promo.combines && "also on agreed rates",
  ];
  return conditions.filter((one) => one !== false);
}

function spanText(what: string, from: string | null, until: string | null): string | false {
  if (from && until) return `${what} ${formatDate(from)} to ${formatDate(until)}`;
  if (from) return `${what} from ${formatDate(from)}`;
  return until !== null && `${what} until ${formatDate(until)}`;
}
