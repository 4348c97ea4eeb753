import { useSyncExternalStore } from "react";
import { toast } from "#design/overlay/toast.tsx";
import { CallFailed, callApi } from "#platform/browser/call-api.ts";
import { useSiteName, useSitePlace } from "#platform/browser/site-name.tsx";
import { type ChatTurn, chatContract } from "../contract.ts";
import { messages } from "./messages.ts";

/** One message, with its time. */
export type ChatMessage = ChatTurn & { readonly id: number; readonly at: Date; readonly isUnanswered?: boolean };

type Chat = { readonly messages: readonly ChatMessage[]; readonly isPending: boolean };

/** The call takes 40 turns of 4000 characters and 64 KB in all; an answer needs only the last ones. */
const turnsSent = 12;
const longestTurn = 4000;

// Outside the components, so that the conversation outlives them until the page reloads.
let chat: Chat = { messages: [], isPending: false };
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: Partial<Chat>) {
  chat = { ...chat, ...next };
  for (const tell of listeners) tell();
}

const message = (role: ChatTurn["role"], content: string): ChatMessage => ({
  id: ++lastId,
  role,
  content,
  at: new Date(),
});

function subscribe(tell: () => void) {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}

const current = (): Chat => chat;

/** A conversation starts with one greeting. */
function greet(company: string, town: string) {
  if (chat.messages.length === 0)
    chat = { ...chat, messages: [message("assistant", messages.greeting(company, town))] };
}

/** The conversation, and a function to send a message. */
export function useChat() {
  greet(useSiteName(), useSitePlace()?.town ?? "your trip");
  const { messages: said, isPending } = useSyncExternalStore(subscribe, current, current);
  return { messages: said, isPending, send, retry };
}

/** Sends nothing while waiting for a reply, and no blank messages. */
function send(text: string): boolean {
  const content = text.trim();
  if (chat.isPending || content === "") return false;
  const said = message("user", content);
  change({ messages: [...chat.messages, said] });
  void ask(said);
  return true;
}

function retry(id: number) {
  const said = chat.messages.find((one) => one.id === id);
  if (said && !chat.isPending) void ask(said);
}

async function ask(said: ChatMessage) {
  change({ isPending: true, messages: chat.messages.map((one) => (one.id === said.id ? answered(one) : one)) });
  const before = chat.messages.filter((one) => one.id < said.id && !one.isUnanswered).slice(-turnsSent);
  const conversation = before.map(({ role, content }) => ({ role, content: content.slice(0, longestTurn) }));
  try {
    const { response } = await callApi(chatContract.aiChatbot, { message: said.content, conversation });
    change({ isPending: false, messages: [...chat.messages, message("assistant", response)] });
  } catch (error) {
    // The message stays, to be resent. Sending too fast has its own error message; all other failures share
    // one.
    change({ isPending: false, messages: chat.messages.map((one) => (one.id === said.id ? unanswered(one) : one)) });
    const isTooFast = error instanceof CallFailed && error.status === tooManyRequests;
    void toast(isTooFast ? messages.tooFast(questionsAMinute) : messages.failed);
  }
}

const tooManyRequests = 429;
const questionsAMinute = 10;

const answered = ({ isUnanswered: _, ...rest }: ChatMessage): ChatMessage => rest;
const unanswered = (one: ChatMessage): ChatMessage => ({ ...one, isUnanswered: true });

/** For tests: resets to a freshly loaded page. */
export function forgetChat() {
  change({ messages: [], isPending: false });
}
