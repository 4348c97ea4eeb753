import { FilePlus2, Hand, SendHorizontal, Undo2, XCircle } from "lucide-react";
import { useState } from "react";
import * as z from "zod/mini";
import { Alert } from "#design/alert.tsx";
import { Button, buttonClass } from "#design/button.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { Select, TextArea } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { formatRand, Money } from "#design/money.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { useNow } from "#design/use-now.ts";
import { plainFacts } from "#domain/booking/facts.ts";
import { isLiveQuote, isTooNearToQuote } from "#domain/quote/quote-lifecycle.ts";
import { datesText } from "#domain/stay/days-of-trip.ts";
import { isMailable } from "#domain/text/caller-address.ts";
import {
  bookingRequestsContract,
  declineReasonTexts,
  type RequestInFull,
  requestDeclineReasons,
} from "#features/booking/requests/contract.ts";
import { quoteBuilderContract } from "#features/quotes/builder/contract.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { LeadContact, LeadFacts, LeadQuotes } from "./lead-facts.tsx";
import { LeadStateBadge } from "./lead-labels.tsx";
import { SlaClock } from "./sla-clock.tsx";
import { useLeadActions } from "./use-lead-actions.ts";
import { useTopicName } from "./use-topic-name.ts";

/** One booking request: the journey, what the tariff says, and what can be answered. */
export function RequestPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, refetch } = useCall(bookingRequestsContract.readRequest, { id });
  const topicName = useTopicName();
  if (error) return <ReadFailed error={error} onAgain={() => void refetch()} />;
  if (!data) return <SkeletonCard lines={8} />;
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center gap-2">
        <LeadStateBadge state={data.state} />
        <SlaClock
          createdAt={data.created_at}
          dueAt={data.response_due_at}
          answeredAt={data.answered_at}
          isClosed={data.state !== "requested"}
        />
      </div>
      <LeadContact email={data.email} phone={data.phone} />
      <LeadFacts facts={factsOf(data, topicName(data.service_type))} />
      <TariffPrice request={data} />
      <Actions request={data} onClose={onClose} />
      <LeadQuotes quotes={data.quotes} />
    </div>
  );
}

const factsOf = (request: RequestInFull, service: string): readonly (readonly [string, string])[] => [
  ["Service", service],
  ["From", request.pickup_location || "not given"],
  ["To", request.destination || "not given"],
  request.days > 1
    ? ["Dates", datesText(new Date(request.pickup_at), request.days)]
    : ["Pickup", formatDateTime(request.pickup_at)],
  ["Return", request.return_at && request.days === 1 ? formatDateTime(request.return_at) : ""],
  ["Passengers", String(request.passengers)],
  ["Bags", request.bags > 0 ? String(request.bags) : ""],
  ["Flight", request.flight_number],
  ...plainFacts.linesOfWire(request),
  ["Reference", request.reference],
  ["Assigned to", request.taken_by ?? ""],
];

const doubtWords: Readonly<Record<string, string>> = {
  no_tour: "no tour was chosen",
  priced_by_a_person: "the tariff has no price for this service",
  place_unknown: "we don’t know one of the places",
  beyond_service_area: "it’s outside our service area",
  group_too_large: "the group is too large for our coaches",
  out_of_season: "the tour is out of season",
  too_much_luggage: "there is more luggage than fits",
  extra_on_request: "an extra needs our confirmation",
};

function TariffPrice({ request }: { request: RequestInFull }) {
  const doubts = request.doubts.map((doubt) => doubtWords[doubt] ?? doubt);
  return (
    <section aria-label="Tariff price" className="grid gap-2 rounded-md bg-surface-2 px-4 py-3">
      <p className="flex items-baseline justify-between gap-3">
        <span className="font-semibold">Tariff price</span>
        {request.total_cents === null ? (
          <span>no price</span>
        ) : (
          <Money cents={request.total_cents} className="font-display font-extrabold text-xl" />
        )}
      </p>
      {request.lines.length > 1 && (
        <ul className="grid gap-1 text-ink-2 text-sm">
          {request.lines.map(({ text, amount_cents }) => (
            <li key={text} className="flex justify-between gap-3">
              {text}
              <Money cents={amount_cents} />
            </li>
          ))}
        </ul>
      )}
      {doubts.length > 0 && <p className="text-sm text-warn">Check before you confirm: {doubts.join("; ")}.</p>}
    </section>
  );
}

function Actions({ request, onClose }: { request: RequestInFull; onClose: () => void }) {
  const { calls, attempt, build, isBusy, problem } = useLeadActions();
  const [isDeclining, setDeclining] = useState(false);
  const { id, state, total_cents } = request;
  const isOpen = state === "requested" || state === "quoted";
  const live = request.quotes.find((quote) => isLiveQuote(quote.state));
  const isTooNear = isTooNearToQuote(new Date(request.pickup_at), new Date(useNow(60_000)));
  const isConfirmable = total_cents !== null && !live && !isTooNear && isMailable(request.email);
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        {isOpen && isConfirmable && (
          <Button
            size="sm"
            busy={isBusy}
            icon={<SendHorizontal aria-hidden="true" />}
            onClick={async () => {
              const quote = () => calls.quoteAtOnce.mutateAsync({ booking_id: id });
              if (await attempt(quote, `Quote sent to ${request.name}`)) onClose();
            }}
          >
            Confirm {formatRand(total_cents ?? 0)}
          </Button>
        )}
        {isOpen && live && (
          <SiteLink
            to={`/admin/quotes-enhanced?quote=${live.id}`}
            className={buttonClass({ size: "sm", variant: "outline" })}
          >
            Open quote
          </SiteLink>
        )}
        {isOpen && !live && (
          <Button
            size="sm"
            variant="outline"
            busy={isBusy}
            icon={<FilePlus2 aria-hidden="true" />}
            onClick={() => void build({ booking_id: id })}
          >
            Build quote
          </Button>
        )}
        {isOpen && <AssignButton request={request} calls={calls} attempt={attempt} isBusy={isBusy} />}
        {isOpen && (
          <Button size="sm" variant="danger" icon={<XCircle aria-hidden="true" />} onClick={() => setDeclining(true)}>
            Decline
          </Button>
        )}
        <SiteLink
          to={`/admin/booking?reference=${request.reference}`}
          className={buttonClass({ size: "sm", variant: "quiet" })}
        >
          Open booking
        </SiteLink>
      </div>
      {isOpen && !live && isTooNear && (
        <p className="text-sm text-warn">{quoteBuilderContract.quoteAtOnce.refusals.pickup_too_near}</p>
      )}
      {problem && (
        <Alert tone="bad" announce>
          {problem}
        </Alert>
      )}
      <RequestDeclineDialog
        request={request}
        open={isDeclining}
        onClose={() => setDeclining(false)}
        onDeclined={onClose}
      />
    </div>
  );
}

type AssignProps = { request: RequestInFull } & Pick<ReturnType<typeof useLeadActions>, "calls" | "attempt" | "isBusy">;

/** One of us answers it, and the others see who. */
function AssignButton({ request, calls, attempt, isBusy }: AssignProps) {
  const { id, version, taken_by, taken_by_me } = request;
  const isFree = taken_by === null;
  const nameOfRelease = taken_by_me ? "Unassign" : `Unassign ${taken_by}`;
  const call = isFree ? calls.takeRequest : calls.releaseRequest;
  return (
    <Button
      size="sm"
      variant="outline"
      busy={isBusy}
      icon={isFree ? <Hand aria-hidden="true" /> : <Undo2 aria-hidden="true" />}
      onClick={() => void attempt(() => call.mutateAsync({ id, version }))}
    >
      {isFree ? "Assign to me" : nameOfRelease}
    </Button>
  );
}

type RequestDeclineProps = { request: RequestInFull; open: boolean; onClose: () => void; onDeclined: () => void };

const declineForm = z.object({ reason: z.enum(requestDeclineReasons), alternatives: z.string().check(z.trim()) });

/** Turns a request down: the customer reads the reason and what we offer instead. */
function RequestDeclineDialog({ request, open, onClose, onDeclined }: RequestDeclineProps) {
  const { calls } = useLeadActions();
  const { id, version, name } = request;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Decline this request?"
      text={`We’ll email ${name} an apology. You can’t undo this.`}
      confirmLabel="Decline request"
      doneLabel="Request declined"
      tone="danger"
      schema={declineForm}
      defaultValues={{ reason: "no_vehicle", alternatives: "" }}
      onConfirm={async (values) => {
        await calls.decline.mutateAsync({ id, version, ...values });
        onDeclined();
      }}
    >
      <FormField name="reason" label="Reason" hint="The customer will see this.">
        <Select options={requestDeclineReasons.map((value) => ({ value, label: declineReasonTexts[value] }))} />
      </FormField>
      <FormField
        name="alternatives"
        label="What we can offer instead"
        optional
        hint="Another time, another vehicle, another company."
      >
        <TextArea rows={3} maxLength={2000} />
      </FormField>
    </FormDialog>
  );
}
