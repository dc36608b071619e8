/** Carries messages between the tabs of one browser. A tab that listens hears itself too. */
export function tabChannel<Message>(name: string) {
  return {
    tell(message: Message): void {
      const channel = new BroadcastChannel(name);
      channel.postMessage(message);
      channel.close();
    },
    listen(listener: (message: Message) => void): () => void {
      const channel = new BroadcastChannel(name);
      channel.onmessage = ({ data }: MessageEvent<Message>) => listener(data);
      return () => channel.close();
    },
  };
}
