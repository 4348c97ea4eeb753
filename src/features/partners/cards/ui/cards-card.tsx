import { Card, CardHeader } from "#design/card.tsx";
import { FileButton } from "#design/fields/file-button.tsx";
import { QrCode } from "#design/pictures/qr-code.tsx";
import { callSignedIn } from "#platform/browser/use-call.ts";
import { cardsContract } from "../contract.ts";

/** What guests scan at the desk and in their rooms; what they book counts for the partner. */
export function CardsCard({ link }: { link: string }) {
  const file = (card: "desk" | "room") => () => callSignedIn(cardsContract.myCardFile, { card });
  return (
    <Card>
      <CardHeader
        title="Desk and room cards"
        note="Guests scan the code to book online or to message us. What they book counts for you."
      />
      <div className="flex flex-wrap items-center gap-4">
        <div className="grid w-28 shrink-0">
          <QrCode text={link} label="Code that opens booking" />
        </div>
        <div className="grid grow justify-items-start gap-2.5">
          <FileButton label="Desk card" read={file("desk")} />
          <FileButton label="Room cards" read={file("room")} />
        </div>
      </div>
    </Card>
  );
}
