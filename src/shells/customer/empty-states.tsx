import { FileText, History, MessagesSquare } from "lucide-react";
import { buttonClass } from "#design/button.tsx";
import { Card } from "#design/card.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { Picture } from "#design/pictures/picture.tsx";
import { figuresIn, inFigures } from "#features/content/words/figures.ts";
import { capePeninsulaPicture } from "#features/content/words/pictures.gen.ts";
import { termsContract } from "#features/selling/sale/terms-contract.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { useCall } from "#platform/browser/use-call.ts";

/** Without upcoming trips, an invitation to book. */
export function NothingAhead() {
  return (
    <section className="grid overflow-hidden rounded-xl bg-surface shadow-1 inset-ring inset-ring-line md:grid-cols-2">
      <Picture
        image={capePeninsulaPicture}
        alt=""
        sizes="(max-width: 768px) 100vw, 38rem"
        className="min-h-52 [&>img]:absolute"
      />
      <div className="grid content-center gap-4 p-6 sm:p-9">
        <h3 className="text-h3">Where to next?</h3>
        <p className="max-w-[44ch] text-ink-2">
          You have no upcoming trips. Cape Point, the Winelands or a quiet ride to the airport: tell us when and we’ll
          be there. {useSetFigures("Free cancellation until 12 hours before.")}
        </p>
        <div className="flex flex-wrap gap-3">
          <SiteLink to="/booking" className={buttonClass()}>
            Book a transfer
          </SiteLink>
          <SiteLink to="/tours" className={buttonClass({ variant: "outline" })}>
            See the tours
          </SiteLink>
        </div>
      </div>
    </section>
  );
}

export function NothingPast() {
  return (
    <Card>
      <EmptyState
        icon={<History />}
        title="No past trips yet"
        text="After your first trip you’ll find dates, routes and references here."
        action={
          <SiteLink to="/tours" className={buttonClass()}>
            Find a tour
          </SiteLink>
        }
      />
    </Card>
  );
}

export function NoQuotes() {
  return (
    <Card>
      <EmptyState
        icon={<MessagesSquare />}
        title="No quotes or messages yet"
        text={useSetFigures(
          "A wedding, a conference, a week on the Garden Route? Ask for a quote. Our team will reply within 20 minutes.",
        )}
        action={
          <>
            <SiteLink to="/free-quote" className={buttonClass()}>
              Get a free quote
            </SiteLink>
            <SiteLink to="/contact" className={buttonClass({ variant: "outline" })}>
              Send a message
            </SiteLink>
          </>
        }
      />
    </Card>
  );
}

export function NoInvoices() {
  return (
    <Card>
      <EmptyState
        icon={<FileText />}
        title="No invoices yet"
        text="An invoice appears here when a booking is paid or put on account."
      />
    </Card>
  );
}

/** A text with Admin’s current figures; until they are loaded, with the defaults. */
function useSetFigures(text: string): string {
  const { data } = useCall(termsContract.companyTerms, {});
  return data ? inFigures(text, figuresIn(data)) : text;
}
