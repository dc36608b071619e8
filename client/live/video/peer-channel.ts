import { type NonceMessage, nonceExchange } from './nonce-exchange.ts';

/** Status that an end sends about itself. */
type EndStatus = { hasCamera: boolean; hasMicrophone: boolean; isHeld: boolean };
type ChannelMessage = NonceMessage | { status: EndStatus };

type Listeners = {
  onStatus: (status: EndStatus) => void;
  /**
   * Called with the random numbers of both ends, or with null if the other end broke its
   * commitment.
   */
  onNonces: (nonces: readonly [string, string] | null) => void;
};

/** Exchanges messages between the two ends over their direct channel. */
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
