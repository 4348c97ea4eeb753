import { ArrowLeft, Copy, Eye, GitBranch, Save, Send, Undo2 } from "lucide-react";
import { type ComponentType, useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button, buttonClass } from "#design/button.tsx";
import { Card } from "#design/card.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { ConfirmDialog } from "#design/overlay/confirm-dialog.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { quoteLifecycle } from "#domain/quote/quote-lifecycle.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { RecordNotice } from "#platform/browser/record-notice.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { type BuiltQuote, quoteBuilderContract } from "../contract.ts";
import { BuilderConditions, BuilderCustomer, BuilderWords } from "./draft-fields.tsx";
import { OptionFields } from "./option-fields.tsx";
import { type OfferView, PreviewDialog } from "./preview-dialog.tsx";
import { QuoteStateBadge } from "./quote-state-badge.tsx";
import { BuilderHistory, BuilderOutcome, BuilderTracking, BuilderVehicle, BuilderVersions } from "./record-cards.tsx";
import { SendDialog } from "./send-dialog.tsx";
import { TotalsCard } from "./totals-card.tsx";
import { BuilderTrip, type TripInputs } from "./trip-fields.tsx";
import { useQuoteBuilder } from "./use-quote-builder.ts";
import { useLeaveGuard } from "./use-quote-draft.ts";
import { useSendObstacle } from "./use-send-obstacle.ts";

/** The customer’s view of the quote, passed in by the page. */
type OfferParts = { readonly view: OfferView; readonly proForma: ComponentType<{ token: string; wide?: boolean }> };
type QuoteBuilderProps = { id: string; inputs: TripInputs; offer: OfferParts };

/** Writes, sends and tracks one quote. */
export function QuoteBuilder({ id, inputs, offer }: QuoteBuilderProps) {
  const { data, error, refetch } = useCall(quoteBuilderContract.readQuoteDetails, { id });
  return (
    <div className="grid gap-4">
      <SiteLink
        to="/admin/quotes-enhanced"
        className={buttonClass({ size: "sm", variant: "quiet", className: "-ml-4 justify-self-start" })}
      >
        <ArrowLeft aria-hidden="true" className="size-4" /> All quotes
      </SiteLink>
      <RecordNotice subject={`quote:${id}`} />
      {error && <ReadFailed error={error} onAgain={() => void refetch()} />}
      {!data && !error && <SkeletonCard lines={10} />}
      {data && <Builder key={data.id} quote={data} inputs={inputs} offer={offer} onStale={() => void refetch()} />}
    </div>
  );
}

type BuilderProps = { quote: BuiltQuote; inputs: TripInputs; offer: OfferParts; onStale: () => void };

function Builder({ quote, inputs, offer, onStale }: BuilderProps) {
  const builder = useQuoteBuilder(quote, onStale);
  const [isPreviewing, setPreviewing] = useState(false);
  const { draft, write } = builder;
  const isDraft = quote.state === "draft";
  return (
    <article aria-labelledby="quote" className="grid gap-4">
      <Head quote={quote} />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_21rem]">
        <fieldset disabled={!isDraft} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
          <legend className="sr-only">The quote</legend>
          <BuilderCustomer draft={draft} onChange={write} />
          <BuilderTrip draft={draft} onChange={write} inputs={inputs} />
          <OptionFields quote={quote} draft={draft} onChange={write} inputs={inputs} />
          <BuilderWords draft={draft} onChange={write} />
          <BuilderConditions draft={draft} onChange={write} />
        </fieldset>
        <div className="grid gap-4 xl:sticky xl:top-20">
          <BuilderNotices builder={builder} isDraft={isDraft} />
          <Actions quote={quote} builder={builder} offer={offer} onPreview={() => setPreviewing(true)} />
          <BuilderOutcome quote={quote} />
          <TotalsCard draft={draft} taxing={quote} />
          <BuilderVehicle quote={quote} />
          <BuilderTracking quote={quote} />
          <BuilderVersions quote={quote} />
          <BuilderHistory quote={quote} />
        </div>
      </div>
      <PreviewDialog
        quote={quote}
        draft={draft}
        view={offer.view}
        open={isPreviewing}
        onClose={() => setPreviewing(false)}
      />
    </article>
  );
}

function Head({ quote }: { quote: BuiltQuote }) {
  return (
    <header>
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="quote" className="text-2xl leading-tight">
          {quote.number}
          {quote.version > 1 && `, version ${quote.version}`}
        </h2>
        <QuoteStateBadge state={quote.state} />
      </div>
      <p className="text-ink-2">
        <Origin quote={quote} /> by {quote.created_by}, {formatDateTime(quote.created_at)}
      </p>
    </header>
  );
}

/** The request it answers, as a link that opens it. */
function Origin({ quote: { enquiry, request } }: { quote: BuiltQuote }) {
  if (!enquiry && !request) return "Started";
  return (
    <>
      For{" "}
      {enquiry ? (
        <SiteLink to={`/admin/quotes?enquiry=${enquiry.id}`} className="text-link underline">
          {enquiry.reference}
        </SiteLink>
      ) : (
        <SiteLink to={`/admin/booking?reference=${request?.reference}`} className="text-link underline">
          {request?.reference}
        </SiteLink>
      )}
      , started
    </>
  );
}

type ActionsProps = {
  quote: BuiltQuote;
  builder: ReturnType<typeof useQuoteBuilder>;
  offer: OfferParts;
  onPreview: () => void;
};

function Actions({ quote, builder, offer, onPreview }: ActionsProps) {
  const [dialog, setDialog] = useState<"send" | "withdraw">();
  const { isBusy, isDirty } = builder;
  const can = (to: Parameters<typeof quoteLifecycle.can>[1]) => quoteLifecycle.can(quote.state, to);
  const inTheWay = useSendObstacle(quote, builder.draft);
  const button = { size: "sm", wide: true, busy: isBusy } as const;
  return (
    <Card aria-label="Actions" className="grid gap-2.5">
      {can("sent") && (
        <Button
          {...button}
          disabled={inTheWay !== undefined}
          icon={<Send aria-hidden="true" />}
          onClick={() => setDialog("send")}
        >
          Send quote
        </Button>
      )}
      {can("sent") && inTheWay && <p className="text-ink-2 text-sm">{inTheWay}</p>}
      {quote.state === "draft" && (
        <Button
          {...button}
          variant="outline"
          disabled={!isDirty}
          icon={<Save aria-hidden="true" />}
          onClick={() => void builder.save()}
        >
          {isDirty ? "Save draft" : "Saved"}
        </Button>
      )}
      <Button {...button} variant="outline" icon={<Eye aria-hidden="true" />} onClick={onPreview}>
        Preview
      </Button>
      {quote.sent_at && quote.state !== "withdrawn" && <offer.proForma token={quote.token} wide />}
      {can("superseded") && (
        <Button {...button} icon={<GitBranch aria-hidden="true" />} onClick={() => void builder.revise()}>
          Revise as version {quote.version + 1}
        </Button>
      )}
      <Button {...button} variant="quiet" icon={<Copy aria-hidden="true" />} onClick={() => void builder.duplicate()}>
        Duplicate
      </Button>
      {can("withdrawn") && (
        <Button {...button} variant="danger" icon={<Undo2 aria-hidden="true" />} onClick={() => setDialog("withdraw")}>
          {quote.state === "draft" ? "Discard" : "Withdraw"}
        </Button>
      )}
      {dialog === "send" && <SendDialog quote={quote} builder={builder} onClose={() => setDialog(undefined)} />}
      <ActionDialog
        open={dialog === "withdraw"}
        onClose={() => setDialog(undefined)}
        onConfirm={builder.withdraw}
        title="Withdraw this quote?"
        text="Its link will no longer show a price. You can’t undo this, but you can duplicate the quote."
        confirmLabel="Withdraw quote"
        doneLabel="Quote withdrawn"
        tone="danger"
        reason={{ isOptional: true, hint: "For our team only." }}
      />
    </Card>
  );
}

type BuilderNoticesProps = { builder: ReturnType<typeof useQuoteBuilder>; isDraft: boolean };

/** Why an action failed: something is missing, a colleague was faster, or the page has unsaved input. */
function BuilderNotices({ builder, isDraft }: BuilderNoticesProps) {
  const leaving = useLeaveGuard(builder.isDirty);
  return (
    <>
      {builder.isStale && (
        <Alert
          tone="warn"
          announce
          title="Someone else has just changed this quote"
          action={
            <span className="flex flex-wrap gap-2">
              <Button size="sm" variant="outline" onClick={builder.takeTheirs}>
                Show their version
              </Button>
              {isDraft && (
                <Button size="sm" variant="quiet" onClick={builder.keepMine}>
                  Keep my version
                </Button>
              )}
            </span>
          }
        >
          {isDraft
            ? "Your changes are still here. Keep them and save over theirs, or show their version."
            : "It’s no longer a draft, so your changes can’t be saved."}
        </Alert>
      )}
      {builder.problem && (
        <Alert tone="bad" announce>
          {builder.problem}
        </Alert>
      )}
      <ConfirmDialog
        open={leaving.state === "blocked"}
        onClose={() => leaving.reset?.()}
        onConfirm={() => leaving.proceed?.()}
        title="Leave without saving?"
        text="Your changes to this quote aren’t saved yet."
        confirmLabel="Leave without saving"
        cancelLabel="Stay on this page"
      />
    </>
  );
}
