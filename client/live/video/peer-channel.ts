import { type NonceMessage, nonceExchange } from './nonce-exchange.ts';

/** What an end says of itself. */
type EndStatus = { hasCamera: boolean; hasMicrophone: boolean; isHeld: boolean };
type ChannelMessage = NonceMessage | { status: EndStatus };

type Listeners = {
  onStatus: (status: EndStatus) => void;
  /** Random numbers that both ends have agreed on, or null where the other did not keep to its own. */
  onNonces: (nonces: readonly [string, string] | null) => void;
};

/** What two ends tell each other over the channel between them. */
export function peerChannel(channel: RTCDataChannel, { onStatus, onNonces }: Listeners) {
  const nonces = nonceExchange(tell, onNonces);
  channel.onmessage = ({ data }) => {
    const message = JSON.parse(data) as ChannelMessage;
    if ('status' in message) onStatus(message.status);
    else void nonces.receive(message);
  };

  function tell(message: ChannelMessage): void {
    if (channel.readyState === 'open') channel.send(JSON.stringify(message));
  }

  return { tellStatus: (status: EndStatus) => tell({ status }) };
}
