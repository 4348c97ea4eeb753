import { type KeyboardEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { Checkbox } from "#design/fields/checkbox.tsx";
import { Field, Select, TextArea, TextInput } from "#design/fields/field.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { sourceLabel } from "#domain/booking/booking-labels.ts";
import { paymentMethodLabels } from "#domain/payment/payment-labels.ts";
import { type PaymentMethod, paymentMethods } from "#domain/payment/payment-lifecycle.ts";
import { emailPattern } from "#domain/text/email-address.ts";
import { CallFailed } from "#platform/browser/call-api.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { bookingListContract } from "../../list/contract.ts";
import { bookingDeskContract, deskSources } from "../contract.ts";
import { CustomerFields, JourneyFields } from "./booking-fields.tsx";
import { type CashOverLimit, cashOverLimit, cashQuestion } from "./cash-limit-labels.ts";
import { CustomerSearch } from "./customer-search.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";
import { type Estimate, OfferCard } from "./offer-card.tsx";
import { centsTyped, emptyPrice, type OwnPrice, OwnPriceFields, priceFrom } from "./own-price-fields.tsx";
import { useAccountChoice } from "./use-account-choice.ts";
import { useBookAgain } from "./use-book-again.ts";
import { type DeskDraft, emptyDraft, type Journey, journeyIn, useDeskDraft } from "./use-desk-draft.ts";
import { isTouched } from "./use-desk-merge.ts";
import { useFirstField } from "./use-first-field.ts";
import { useLeaveGuard } from "./use-leave-guard.ts";

type NewBookingFormProps = {
  again?: string;
  /** The customer on the phone, as far as they are known. */
  caller?: Pick<DeskDraft, "first_name" | "last_name" | "email" | "phone">;
  /** Asks what the site would offer for a journey; the page brings it from selling. */
  useOffer: (
    journey: (Journey & { promo_code?: string }) | undefined,
    asking: { isForTeam: boolean },
  ) => { estimate: Estimate };
};

/** Books for a customer on the phone: the price appears while one writes. */
export function NewBookingForm({ again = "", caller, useOffer }: NewBookingFormProps) {
  const [first] = useState(() => ({ ...emptyDraft(), ...caller }));
  const form = useDeskDraft(() => first);
  const repeat = useBookAgain(form.set, again);
  useFirstField(form.fields, firstField(again, caller, repeat.note));
  const { draft, set, problems } = form;
  const [promoCode, setPromoCode] = useState("");
  const journey = journeyIn(draft);
  const { estimate } = useOffer(journey && { ...journey, ...(promoCode && { promo_code: promoCode }) }, {
    isForTeam: true,
  });
  const deal = { ...useOpenDeal(draft.email.trim(), estimate), promoCode, setPromoCode };
  const guard = useLeaveGuard(isTouched(draft, first) || deal.isTouched || promoCode !== "");
  const send = useSending(form, deal, guard.letGo);
  const save = useRef<HTMLButtonElement>(null);
  const problem = send.failure?.message ?? (form.isMarked ? "Check the marked fields." : "");
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <LeaveDialog blocker={guard.blocker} what="your new booking" />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a key for all of its fields */}
      <div ref={form.fields} className="grid gap-5" onKeyDown={(event) => isSaveKey(event) && pressSoon(save.current)}>
        <Card>
          <CardHeader title="Customer" />
          <CustomerSearch onChoose={form.set} onAgain={repeat.run} />
          {repeat.note && (
            <Alert tone={repeat.isFailed ? "bad" : "info"} announce className="mb-4">
              {repeat.note}
            </Alert>
          )}
          <CustomerFields draft={draft} set={set} problems={problems} />
        </Card>
        <Card>
          <CardHeader title="Trip" />
          <JourneyFields draft={draft} set={set} problems={problems} extras={estimate.offer?.extras ?? []} />
        </Card>
      </div>
      <div className="grid gap-5 xl:sticky xl:top-20">
        <OfferCard estimate={estimate} />
        <Card>
          <CardHeader title="Price and payment" />
          <DealFields deal={deal} promoProblem={estimate.offer?.promo?.problem} />
          {problem && (
            <Alert tone="bad" announce className="mt-4">
              {problem}
            </Alert>
          )}
          {send.failure?.reason === "no_vehicle_free" && (
            <Checkbox
              label="Book without a vehicle and find one later"
              checked={deal.withoutVehicle}
              onChange={(event) => deal.setWithoutVehicle(event.currentTarget.checked)}
            />
          )}
          {asksToConfirmPrice(send.failure?.reason) && (
            <Checkbox
              label={
                send.failure?.reason === "confirm_free" ? "Confirm a price of R0" : "Confirm a price below our costs"
              }
              checked={deal.isPriceConfirmed}
              onChange={(event) => deal.setPriceConfirmed(event.currentTarget.checked)}
            />
          )}
          {send.cash && (
            <Checkbox
              label={cashQuestion(send.cash)}
              checked={deal.isCashConfirmed}
              onChange={(event) => deal.setCashConfirmed(event.currentTarget.checked)}
            />
          )}
          <Button ref={save} wide className="mt-4" busy={send.isBusy} onClick={() => void send.run()}>
            {deal.method === "cash" || deal.method === "account" ? "Confirm booking" : "Save booking"}
          </Button>
          <p className="mt-2 text-ink-2 text-sm">{whatFollows(deal.method, draft.email.trim() !== "")}</p>
        </Card>
      </div>
    </div>
  );
}

/** Ctrl and Enter save from any field. */
const isSaveKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) => key === "Enter" && (ctrlKey || metaKey);

/** Leaving a field takes what was typed into it; the press comes after that. */
function pressSoon(button: HTMLButtonElement | null) {
  button?.focus();
  setTimeout(() => button?.click());
}

/** The label of the first field that is still to be filled in while someone is on the phone. */
function firstField(again: string, caller: NewBookingFormProps["caller"], note: string): string {
  if (again) return note && "Pickup date";
  if (!caller) return "";
  return caller.first_name && caller.last_name ? "From" : "First name";
}

const asksToConfirmPrice = (reason: string | undefined) => reason === "confirm_free" || reason === "confirm_loss";

function whatFollows(method: PaymentMethod | "", hasEmail: boolean): string {
  const isLater = method === "cash" || method === "account";
  if (!hasEmail)
    return `We’ll ${isLater ? "reserve the vehicle" : "hold the vehicle for a day"}. No email: read out the reference, or send ${isLater ? "the booking" : "the payment link"} by WhatsApp from the next page.`;
  return isLater
    ? "We’ll reserve the vehicle and email the customer the confirmation."
    : "We’ll hold the vehicle for a day and email the customer a payment link. If there’s no price, it becomes a request.";
}

function useDeal() {
  const [source, setSource] = useState<(typeof deskSources)[number]>("phone");
  const [method, setMethod] = useState<PaymentMethod | "">("");
  const [note, setNote] = useState("");
  const [partnerCode, setPartnerCode] = useState("");
  const [price, setPrice] = useState<OwnPrice>(emptyPrice);
  const [withoutVehicle, setWithoutVehicle] = useState(false);
  const [isPriceConfirmed, setPriceConfirmed] = useState(false);
  const [isCashConfirmed, setCashConfirmed] = useState(false);
  const isTouched = note !== "" || partnerCode !== "" || price.rand !== "" || price.reason !== "";
  const changePrice = (next: OwnPrice) => {
    setPrice(next);
    // A changed amount must be confirmed again.
    if (next.rand !== price.rand) {
      setPriceConfirmed(false);
      setCashConfirmed(false);
    }
  };
  const confirmed = { isPriceConfirmed, setPriceConfirmed, isCashConfirmed, setCashConfirmed };
  const own = {
    partnerCode,
    setPartnerCode,
    note,
    setNote,
    price,
    setPrice: changePrice,
    withoutVehicle,
    setWithoutVehicle,
    ...confirmed,
  };
  return { source, setSource, method, setMethod, ...own, isTouched };
}

/** On account is only possible while the company’s account allows it; another address may rule it out again. */
function useOpenDeal(email: string, { offer }: Estimate) {
  const deal = useDeal();
  const account = useAccountChoice({
    // A half-typed address belongs to no one.
    email: emailPattern.test(email) ? email : "",
    cents: centsTyped(deal.price.rand) ?? offer?.total_cents ?? 0,
  });
  const method: typeof deal.method = deal.method === "account" && !account.isOpen ? "" : deal.method;
  return { ...deal, method, account };
}

type Deal = ReturnType<typeof useOpenDeal> & { promoCode: string; setPromoCode: (code: string) => void };
type DealFieldsProps = { deal: Deal; promoProblem: string | null | undefined };

function DealFields({ deal, promoProblem }: DealFieldsProps) {
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-1">
        <Field label="Source">
          <Select
            size="sm"
            value={deal.source}
            onChange={({ currentTarget }) =>
              deal.setSource(deskSources.find((one) => one === currentTarget.value) ?? "phone")
            }
            options={deskSources.map((value) => ({ value, label: sourceLabel(value) }))}
          />
        </Field>
        <Field label="Payment method" hint={deal.account.obstacle && `On account: ${deal.account.obstacle}`}>
          <Select
            size="sm"
            placeholder="Customer chooses"
            value={deal.method}
            onChange={({ currentTarget }) =>
              deal.setMethod(paymentMethods.find((one) => one === currentTarget.value) ?? "")
            }
            options={paymentMethods.map((value) => ({
              value,
              label: paymentMethodLabels[value],
              disabled: value === "account" && !deal.account.isOpen,
            }))}
          />
        </Field>
      </div>
      <Field label="Partner code" optional hint="A hotel’s or agency’s code, from its card or the customer’s message.">
        <TextInput
          size="sm"
          maxLength={30}
          value={deal.partnerCode}
          onChange={(event) => deal.setPartnerCode(event.currentTarget.value)}
        />
      </Field>
      <Field label="Promo code" optional error={(deal.promoCode && promoProblem) || undefined}>
        <TextInput
          size="sm"
          maxLength={30}
          autoCapitalize="characters"
          value={deal.promoCode}
          onChange={(event) => deal.setPromoCode(event.currentTarget.value)}
        />
      </Field>
      <OwnPriceFields price={deal.price} onChange={deal.setPrice} />
      <Field label="Internal note" optional>
        <TextArea
          rows={2}
          maxLength={2000}
          value={deal.note}
          onChange={(event) => deal.setNote(event.currentTarget.value)}
        />
      </Field>
    </div>
  );
}

type Form = ReturnType<typeof useDeskDraft>;

function useSending(form: Form, deal: Deal, letGo: () => void) {
  const navigate = useNavigate();
  const create = useMakeCall(bookingDeskContract.createDeskBooking, [
    bookingListContract.listBookings,
    bookingListContract.bookingTotals,
  ]);
  const [failure, setFailure] = useState<{ message: string; reason: string }>();
  const [cash, setCash] = useState<CashOverLimit>();
  const run = async () => {
    setFailure(undefined);
    const price = priceFrom(deal.price);
    if (!form.check()) return;
    if (price === "wrong")
      return setFailure({ message: "Enter both an amount and a reason for your own price.", reason: "" });
    try {
      const { reference } = await create.mutateAsync({
        ...form.draft,
        source: deal.source,
        payment_method: deal.method || null,
        price: price && { ...price, is_confirmed: deal.isPriceConfirmed },
        internal_note: deal.note,
        partner_code: deal.partnerCode,
        ...(deal.promoCode && { promo_code: deal.promoCode }),
        without_vehicle: deal.withoutVehicle,
        is_cash_confirmed: deal.isCashConfirmed,
      });
      letGo();
      await toast({ title: `Booking ${reference} saved`, kind: "success" });
      await navigate(`/admin/booking?reference=${reference}`);
    } catch (error) {
      form.tell(error);
      setCash(cashOverLimit(error));
      const reason = error instanceof CallFailed ? error.reason : "";
      setFailure({
        message: error instanceof Error ? error.message : "We couldn’t save the booking. Please try again.",
        reason,
      });
    }
  };
  return { run, failure, cash, isBusy: create.isPending };
}
