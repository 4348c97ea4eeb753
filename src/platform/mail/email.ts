import type { ReactElement } from "react";
import type { PhoneText } from "../texts/texts.ts";

export type Email = {
  /**
   * The unique key of this email, such as `request-received:CTS-7K3M9Q`: it is written once, however often asked for.
   */
  readonly key: string;
  readonly template: string;
  readonly to: string;
  readonly subject: string;
  /** Whom an answer reaches. An email to ourselves names the customer; any other is answered to the company. */
  readonly replyTo?: string;
  /** It carries a link or a code that lets someone in: its text is forgotten here once it has left the company. */
  readonly isSecret?: boolean;
  /** The record it is about, such as `booking:CTS-7K3M9Q`: our team finds every email of a booking by it. */
  readonly about?: string;
  /** One POST here stops emails of this kind: mail programs offer it with a button of their own. */
  readonly unsubscribeUrl?: string;
  readonly attachments?: readonly Attachment[];
  /** The same news for a phone, from the same facts; it goes by the channels our team has chosen. */
  readonly text?: PhoneText;
  /** A React Email element; its plain-text form is made from it. */
  readonly content: ReactElement;
};

/** A file that goes with an email, such as a calendar entry or an invoice. */
export type Attachment = { readonly name: string; readonly type: string; readonly content: string | Uint8Array };
