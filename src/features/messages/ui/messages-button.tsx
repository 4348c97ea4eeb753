import { MessagesSquare } from "lucide-react";
import { useSearchParams } from "react-router";
import { CountMark } from "#design/badge.tsx";
import { IconButton } from "#design/button.tsx";
import { Drawer } from "#design/overlay/drawer.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { messagesContract } from "../contract.ts";
import { InboxList } from "./inbox-list.tsx";
import { ThreadWithDriver } from "./thread-with-driver.tsx";

/** In the address, so that any page can open the thread of a driver: `?messages=all`, or a driver’s id. */
const name = "messages";

/** Drivers’ messages, on every page of our team, with how many are unread. */
export function MessagesButton() {
  const [params, setParams] = useSearchParams();
  const { data } = useCall(messagesContract.messageInbox, {});
  const shown = params.get(name);
  const show = (what: string | null) => {
    const { [name]: _, ...others } = Object.fromEntries(params);
    setParams({ ...others, ...(what && { [name]: what }) }, { replace: true, preventScrollReset: true });
  };
  const unread = data?.unread ?? 0;
  return (
    <>
      <span className="relative inline-flex">
        <IconButton
          label={unread > 0 ? `Messages from drivers, ${unread} unread` : "Messages from drivers"}
          size="sm"
          onClick={() => show("all")}
        >
          <MessagesSquare />
        </IconButton>
        <CountMark count={unread} />
      </span>
      <Drawer open={shown !== null} onClose={() => show(null)} title="Messages">
        {shown !== null && isOneDriver(shown) ? (
          <ThreadWithDriver driverId={shown} onBack={() => show("all")} />
        ) : (
          <InboxList onOpen={show} />
        )}
      </Drawer>
    </>
  );
}

const isOneDriver = (shown: string) => /^[0-9a-f-]{36}$/.test(shown);
