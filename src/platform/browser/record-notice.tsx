import { type ComponentType, createContext, useContext } from "react";

type NoticeProps = {
  /** The record that is open, such as `booking:CTS-7K3M9Q`. */
  readonly subject: string;
};

const Notice = createContext<ComponentType<NoticeProps> | null>(null);

/** A kind of page says here what its records tell: features draw it, and do not know each other. */
export const RecordNotices = Notice.Provider;

/** Tells what others are doing to the record that is open. */
export function RecordNotice({ subject }: NoticeProps) {
  const Drawn = useContext(Notice);
  return Drawn && <Drawn subject={subject} />;
}
