import { IdCard, Share2 } from "lucide-react";
import { Button } from "#design/button.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { useFile } from "#design/use-file.ts";
import { tripTitle } from "#domain/trip/trip-title.ts";
import { CallFailed } from "#platform/browser/call-api.ts";
import { callSignedIn } from "#platform/browser/use-call.ts";
import { bookingAccessContract } from "../access-contract.ts";

type ShareButtonsProps = {
  booking: { readonly service_name: string; readonly tour_name: string | null };
  opening: { readonly reference: string; readonly code: string | null };
  /** A trip lies ahead, so there is a card for it. */
  hasCard: boolean;
};

/** For fellow passengers: a link to the trip, and a card for the wallet. */
export function ShareButtons({ booking, opening, hasCard }: ShareButtonsProps) {
  const { isBusy, save } = useFile();
  return (
    <>
      <Button
        variant="outline"
        icon={<Share2 aria-hidden="true" />}
        onClick={() => share(tripTitle(booking.service_name, booking.tour_name), opening)}
      >
        Share trip
      </Button>
      {hasCard && (
        <Button
          variant="outline"
          busy={isBusy}
          icon={<IdCard aria-hidden="true" />}
          onClick={() => save(() => callSignedIn(bookingAccessContract.tripCardFile, opening))}
        >
          Trip card
        </Button>
      )}
    </>
  );
}

/** The link shows times and places; it doesn’t show the price or allow changes. */
async function share(title: string, opening: ShareButtonsProps["opening"]): Promise<void> {
  try {
    const { link } = await callSignedIn(bookingAccessContract.createShareLink, opening);
    if (navigator.share) return await navigator.share({ title, url: link });
    await navigator.clipboard.writeText(link);
    void toast({
      title: "Link copied",
      description: "It shows the place, time and driver. No one can change the booking with it.",
      kind: "success",
    });
  } catch (error) {
    // Closing the share sheet is not a failure.
    if (error instanceof DOMException && error.name === "AbortError") return;
    const description = error instanceof CallFailed ? error.message : "Please try again.";
    void toast({ title: "We couldn’t share the trip", description, kind: "error" });
  }
}
