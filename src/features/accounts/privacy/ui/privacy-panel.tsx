import { Download, Eye } from "lucide-react";
import { useState } from "react";
import { Button } from "#design/button.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { saveFile } from "#platform/browser/save-file.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { AccountCard } from "../../ui/account-card.tsx";
import { problemOf } from "../../ui/problem-notice.tsx";
import { privacyContract } from "../contract.ts";
import { DeleteAccountCard } from "./delete-account-card.tsx";

/** The data we keep, why, and how long: short, and no more than is true. */
const keptData: readonly { readonly what: string; readonly why: string; readonly howLong: string }[] = [
  {
    what: "Your name, email address and phone number",
    why: "To know who is booking, to confirm trips, and so that your driver can find you.",
    howLong: "Until you delete your account.",
  },
  {
    what: "Your bookings, quotes and messages",
    why: "To plan your trips and to reply to you.",
    howLong:
      "Dates, places and amounts for five years, as tax law requires. Without your name once you delete your account.",
  },
  {
    what: "Invoices",
    why: "The law requires every company to keep them.",
    howLong: "Five years. Without your name once you delete your account.",
  },
  {
    what: "Saved passengers and addresses",
    why: "Because you asked us to, to book faster.",
    howLong: "Until you remove them.",
  },
  {
    what: "Devices, sign-ins and changes to your account",
    why: "To protect your account, and to be able to tell you what happened.",
    howLong:
      "Sessions until they end. The activity log stays. Once you delete your account, it names you by a number only, without your network address.",
  },
];

/** Our data about a person, a copy of it, and the way to have it erased. */
export function PrivacyPanel() {
  return (
    <div className="grid gap-5">
      <AccountCard
        icon={<Eye />}
        title="What we keep, and why"
        text="You may see it, correct it and have it erased: the Protection of Personal Information Act (POPIA) gives you that right, and these pages are how you use it."
      >
        <dl className="grid gap-x-8 gap-y-4 md:grid-cols-2">
          {keptData.map(({ what, why, howLong }) => (
            <div key={what} className="border-line border-t pt-3">
              <dt className="font-semibold">{what}</dt>
              <dd className="text-[0.9375rem] text-ink-2">{why}</dd>
              <dd className="text-[0.9375rem] text-ink-2">{howLong}</dd>
            </div>
          ))}
        </dl>
        <p className="text-[0.9375rem] text-ink-2">
          Your driver sees your name and number around the time of your trip. Only our staff see the rest.
        </p>
      </AccountCard>
      <DownloadCard />
      <DeleteAccountCard />
    </div>
  );
}

function DownloadCard() {
  const { mutateAsync } = useMakeCall(privacyContract.downloadMyData);
  const [isBusy, setIsBusy] = useState(false);
  const download = async () => {
    setIsBusy(true);
    try {
      const { document } = await mutateAsync({});
      save(document);
      void toast({ title: "Data downloaded" });
    } catch (error) {
      void toast({ kind: "error", title: "We couldn’t download your data", description: problemOf(error).text });
    }
    setIsBusy(false);
  };
  return (
    <AccountCard
      icon={<Download />}
      title="Download my data"
      text="Everything we hold about you in one file that people and programs can read: profile, bookings, quotes, payments, invoices, messages, documents, sessions."
    >
      <Button
        variant="outline"
        className="justify-self-start"
        busy={isBusy}
        busyText="Preparing your data…"
        onClick={() => void download()}
      >
        Download my data
      </Button>
    </AccountCard>
  );
}

function save(content: Readonly<Record<string, unknown>>) {
  const text = JSON.stringify(content, null, 2);
  saveFile({ name: "my-data.json", type: "application/json", content: text });
}
