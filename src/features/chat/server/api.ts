import { bind } from "#platform/bind.ts";
import { chatContract } from "../contract.ts";
import { aiChatbot, type ChatSettings } from "./ai-chatbot.ts";

export const chatApi = (settings: ChatSettings) => bind(chatContract, { aiChatbot: aiChatbot(settings) });
