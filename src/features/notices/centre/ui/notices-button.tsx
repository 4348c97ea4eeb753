import { Bell } from "lucide-react";
import { useState } from "react";
import { CountMark } from "#design/badge.tsx";
import { IconButton } from "#design/button.tsx";
import { Drawer } from "#design/overlay/drawer.tsx";
import type { Notice } from "../contract.ts";
import type { PageAbout } from "./messages.tsx";
import { NoticeList } from "./notice-list.tsx";
import { OpenedNotice } from "./opened-notice.tsx";
import { useUnreadNotices } from "./use-notices.ts";

/** The bell in the header of every signed-in area: what we sent its reader, and what waits for them. */
export function NoticesButton({ pageAbout }: { pageAbout: PageAbout }) {
  const unread = useUnreadNotices();
  const [isOpen, setOpen] = useState(false);
  const [opened, setOpened] = useState<Notice>();
  const [cameFrom, setCameFrom] = useState<string>();
  const close = () => {
    setOpen(false);
    setOpened(undefined);
    setCameFrom(undefined);
  };
  const back = ({ id }: Notice) => {
    setOpened(undefined);
    setCameFrom(id);
  };
  return (
    <>
      <span className="relative inline-flex">
        <IconButton label={labelFor(unread)} size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Bell />
        </IconButton>
        <CountMark count={unread} />
      </span>
      <Drawer open={isOpen} onClose={close} title="Notifications">
        {opened ? (
          <OpenedNotice notice={opened} pageAbout={pageAbout} onBack={() => back(opened)} onLeave={close} />
        ) : (
          <NoticeList unread={unread} cameFrom={cameFrom} pageAbout={pageAbout} onOpen={setOpened} onLeave={close} />
        )}
      </Drawer>
    </>
  );
}

const labelFor = (unread: number) => {
  if (unread === 0) return "Notifications";
  return `Notifications, ${unread > 99 ? "more than 99" : unread} unread`;
};
