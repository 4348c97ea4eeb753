import { FileQuestion } from "lucide-react";
import { useEffect } from "react";
import { buttonClass } from "#design/button.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard, SkeletonGroup } from "#design/skeleton.tsx";
import { keepBookingCode } from "#platform/browser/booking-codes.ts";
import { useHydrated, useQueryParams } from "#platform/browser/hydrated.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { QuoteView } from "./quote-view.tsx";
import { useQuote } from "./use-quote.ts";

/** The customer's page of a quote, opened by the emailed link. */
export function QuotePage() {
  const token = useQueryParams().get("q") ?? "";
  if (!useHydrated()) return <Waiting />;
  return token === "" ? <Lost /> : <Opened key={token} token={token} />;
}

function Opened({ token }: { token: string }) {
  const { look, again } = useQuote(token);
  const booking = look.status === "found" ? look.quote.booking : null;
  useEffect(() => {
    if (booking) keepBookingCode(booking.reference, booking.access_code);
  }, [booking]);
  if (look.status === "loading") return <Waiting />;
  if (look.status === "lost") return <Lost />;
  if (look.status === "failed")
    return (
      <div className="wrap grid gap-6 py-16">
        <h1 className="text-h1">Your quote</h1>
        <ReadFailed error={new Error(look.message)} onAgain={() => void again()} />
      </div>
    );
  return <QuoteView quote={look.quote} token={token} onChanged={again} />;
}

function Lost() {
  return (
    <div className="wrap py-16">
      <h1 className="sr-only">Your quote</h1>
      <EmptyState
        level={2}
        icon={<FileQuestion />}
        title="We couldn’t open this quote"
        text="The link may be incomplete or out of date. Use the one in our latest email, or contact us."
        action={
          <span className="flex flex-wrap justify-center gap-3">
            <SiteLink to="/contact" className={buttonClass()}>
              Ask for a new link
            </SiteLink>
            <SiteLink to="/free-quote" className={buttonClass({ variant: "outline" })}>
              Ask for a quote
            </SiteLink>
          </span>
        }
      />
    </div>
  );
}

const Waiting = () => (
  <div className="wrap grid gap-6 py-16">
    <h1 className="text-h1">Your quote</h1>
    <SkeletonGroup text="Opening your quote" className="grid gap-6 md:grid-cols-2">
      <SkeletonCard lines={7} />
      <SkeletonCard lines={7} />
    </SkeletonGroup>
    <noscript>
      <p className="text-ink-2">This page needs JavaScript. Please call us instead.</p>
    </noscript>
  </div>
);
