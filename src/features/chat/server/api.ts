import { bind } from "#platform/bind.ts";
import { chatContract } from "../contract.ts";
import { aiChatbot } from "./ai-chatbot.ts";

export const chatApi = bind(chatContract, { aiChatbot });
