import type { ReactElement } from "react";
import type { PhoneText } from "../texts/texts.ts";

export type Email = {
  /** This email’s unique key, such as `request-received:CTS-7K3M9Q`: however often requested, it is written once. */
  readonly key: string;
  readonly template: string;
  readonly to: string;
  readonly subject: string;
  /** Where replies go. An email to ourselves names the customer; replies to any other go to the company. */
  readonly replyTo?: string;
  /** It contains a link or code that signs someone in: its text is deleted here once it has been sent. */
  readonly isSecret?: boolean;
  /** The record it is about, such as `booking:CTS-7K3M9Q`, by which our team finds all emails of a booking. */
  readonly about?: string;
  /** A POST here stops emails of this kind; mail programs offer it as a button. */
  readonly unsubscribeUrl?: string;
  /** The thread of the inbox that it is written in. */
  readonly threadId?: string;
  /** The customer’s email that it answers, by that one’s own number. */
  readonly answersMessageId?: string;
  readonly attachments?: readonly Attachment[];
  /** The same news for a phone, from the same facts; our team’s settings choose the channels. */
  readonly text?: PhoneText;
  /** A React Email element, which also gives the plain text. */
  readonly content: ReactElement;
};

/** A file sent with an email, such as a calendar entry or an invoice. */
export type Attachment = { readonly name: string; readonly type: string; readonly content: string | Uint8Array };
