/** Connections and tracks of this page that still live, counted from outside of the program under test. */
export function countLive(): () => { readonly connections: number; readonly tracks: number } {
  const connections: RTCPeerConnection[] = [];
  const tracks: MediaStreamTrack[] = [];
  const Real = globalThis.RTCPeerConnection;
  globalThis.RTCPeerConnection = class extends Real {
    constructor(configuration?: RTCConfiguration) {
      super(configuration);
      connections.push(this);
    }
  };
  for (const name of ['getUserMedia', 'getDisplayMedia'] as const) {
    const real = navigator.mediaDevices[name].bind(navigator.mediaDevices);
    navigator.mediaDevices[name] = async (wish?: MediaStreamConstraints) => {
      const stream = await real(wish);
      tracks.push(...stream.getTracks());
      return stream;
    };
  }
  return () => ({
    connections: connections.filter((one) => one.signalingState !== 'closed').length,
    tracks: tracks.filter((one) => one.readyState === 'live').length,
  });
}
