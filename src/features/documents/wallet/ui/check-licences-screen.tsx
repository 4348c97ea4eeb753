import { CircleAlert, ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import { Card } from "#design/card.tsx";
import { formatFullDateTime } from "#design/dates/date-text.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonGroup, SkeletonLine } from "#design/skeleton.tsx";
import { CallFailed } from "#platform/browser/call-api.ts";
import { useHydrated, useQueryParams } from "#platform/browser/hydrated.ts";
import { useRead } from "#platform/browser/use-read.ts";
import { walletContract } from "../contract.ts";
import { WalletDocumentList } from "./wallet-document-list.tsx";

/** The page an inspector sees after scanning a driver’s code. */
export function CheckLicencesScreen() {
  const token = useQueryParams().get("token") ?? "";
  if (!useHydrated()) return <Reading />;
  return token === "" ? (
    <Lost>Scan the code on the driver’s phone to check their licences.</Lost>
  ) : (
    <Checked token={token} />
  );
}

function Checked({ token }: { token: string }) {
  const { data, error, again } = useRead(walletContract.inspectLicences, { token });
  if (error instanceof CallFailed && error.status < 500 && error.status >= 400) return <Lost>{error.message}</Lost>;
  if (error)
    return (
      <Frame title={title}>
        <ReadFailed error={error} onAgain={() => void again()} />
      </Frame>
    );
  if (!data) return <Reading />;
  const bad = data.documents.filter(({ standing }) => standing !== "valid").length;
  return (
    <Frame
      icon={bad === 0 ? <ShieldCheck className="text-ok" /> : <CircleAlert className="text-bad" />}
      title={bad === 0 ? "All licences are valid" : `${bad} of ${data.documents.length} not valid`}
    >
      <p className="leading-tight">
        <span className="block font-bold font-display text-2xl">{data.vehicle.plate}</span>
        <span className="text-ink-2">
          {data.vehicle.name}, {data.vehicle.seats} seats. Driver: {data.driver}. Operator: {data.company}.
        </span>
      </p>
      <WalletDocumentList documents={data.documents} />
      <p className="text-ink-2 text-sm">Checked on our site on {formatFullDateTime(data.checked_at)}.</p>
    </Frame>
  );
}

const title = "Check licences";

const Lost = ({ children }: { children: ReactNode }) => (
  <Frame icon={<CircleAlert />} title={title}>
    <p>{children}</p>
  </Frame>
);

const Reading = () => (
  <Frame title={title}>
    <SkeletonGroup className="grid gap-3">
      <SkeletonLine className="h-14" />
      <SkeletonLine className="h-14" />
      <SkeletonLine className="h-14" />
    </SkeletonGroup>
  </Frame>
);

const Frame = ({ icon, title: heading, children }: { icon?: ReactNode; title: string; children: ReactNode }) => (
  <div className="wrap py-8 md:py-14">
    <Card variant="sheet" className="mx-auto grid w-full max-w-2xl gap-5">
      <h1 className="flex items-center gap-3 text-h3 [&>svg]:size-8 [&>svg]:shrink-0">
        {icon}
        {heading}
      </h1>
      {children}
    </Card>
  </div>
);
