import { Card, CardHeader } from "#design/card.tsx";
import { FileButton } from "#design/fields/file-button.tsx";
import { QrCode } from "#design/pictures/qr-code.tsx";
import { callSignedIn } from "#platform/browser/use-call.ts";
import { cardsContract } from "../contract.ts";

const texts = {
  hotel: { title: "Desk and room cards", who: "Guests", small: "Room cards" },
  travel_agency: { title: "Desk and client cards", who: "Clients", small: "Client cards" },
} as const;

/**
 * QR codes for guests at the front desk and in rooms, or for an agency’s clients. Their bookings count for
 * the partner.
 */
export function CardsCard({ link, kind }: { link: string; kind: keyof typeof texts }) {
  const { title, who, small } = texts[kind];
  const file = (card: "desk" | "room") => () => callSignedIn(cardsContract.myCardFile, { card });
  return (
    <Card>
      <CardHeader
        title={title}
        note={`${who} scan the code to book online or to message us. You earn on what they book.`}
      />
      <div className="flex flex-wrap items-center gap-4">
        <div className="grid w-28 shrink-0">
          <QrCode text={link} label="Code that opens booking" />
        </div>
        <div className="grid grow justify-items-start gap-2.5">
          <FileButton label="Desk card" read={file("desk")} />
          <FileButton label={small} read={file("room")} />
        </div>
      </div>
    </Card>
  );
}
