import { CarFront, ShieldCheck } from "lucide-react";
import { Card, CardHeader } from "#design/card.tsx";
import { formatFullDateTime } from "#design/dates/date-text.tsx";
import { QrCode } from "#design/pictures/qr-code.tsx";
import { readOrWait } from "#design/read-or-wait.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { type Wallet, walletContract } from "../contract.ts";
import { WalletDocumentList } from "./wallet-document-list.tsx";

/** For a roadside inspection: everything on one screen, with a code that opens the live version on our site. */
export function LicenceWalletCard() {
  const { data, wait } = readOrWait(useCall(walletContract.myWallet, {}), "your licences", 8);
  if (wait) return wait;
  return (
    <Card>
      <CardHeader title="Licences for inspection" note={`As of ${formatFullDateTime(data.read_at)}`} />
      <div className="grid gap-5">
        <div className="flex items-center gap-4">
          <CarFront aria-hidden="true" className="size-8 shrink-0 text-info" />
          <p className="leading-tight">
            <span className="block font-bold font-display text-2xl">{data.vehicle?.plate ?? "No vehicle today"}</span>
            <span className="text-ink-2">
              {[data.vehicle?.name, data.driver, data.company].filter(Boolean).join(", ")}
            </span>
          </p>
        </div>
        <WalletDocumentList documents={data.documents} />
        {data.trip && <TripOrder trip={data.trip} />}
        {data.code && (
          <div className="grid justify-items-center gap-3 text-center">
            <QrCode text={data.code.address} label="Code to check these licences" />
            <p className="flex items-center gap-2 text-ink-2 text-sm">
              <ShieldCheck aria-hidden="true" className="size-5 shrink-0 text-ok" />
              An inspector scans it to check these licences on our site, until {formatFullDateTime(data.code.until)}.
            </p>
          </div>
        )}
      </div>
    </Card>
  );
}

const TripOrder = ({ trip }: { trip: NonNullable<Wallet["trip"]> }) => (
  <section aria-label="Trip order" className="grid gap-1 rounded-md bg-surface-2 px-4 py-3">
    <h3 className="font-bold">Trip order {trip.reference}</h3>
    <p>{formatFullDateTime(trip.pickup_at)}</p>
    <p>
      {trip.from} to {trip.to}
    </p>
    <p className="text-ink-2">
      {trip.passenger}, {trip.passengers === 1 ? "1 passenger" : `${trip.passengers} passengers`}
    </p>
  </section>
);
