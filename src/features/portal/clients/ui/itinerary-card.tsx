import { Card, CardHeader } from "#design/card.tsx";
import { FileButton } from "#design/fields/file-button.tsx";
import { callSignedIn } from "#platform/browser/use-call.ts";
import { clientsContract } from "../contract.ts";

/** The partner’s voucher for its guest’s trip, in its own name. */
export function ItineraryCard({ reference, host }: { reference: string; host: string }) {
  const file = (with_price: boolean) => () => callSignedIn(clientsContract.itineraryFile, { reference, with_price });
  return (
    <Card>
      <CardHeader
        title="Itinerary"
        note={`A PDF in the name of ${host}. It shows where and when, and the driver once assigned.`}
      />
      <div className="flex flex-wrap gap-2.5">
        <FileButton label="Without price" read={file(false)} />
        <FileButton label="With price" read={file(true)} />
      </div>
    </Card>
  );
}
