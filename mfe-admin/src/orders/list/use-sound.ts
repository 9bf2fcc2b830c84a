import { useAtomValue } from 'jotai';
import { useCallback, useState } from 'react';
import { environmentAtom } from 'shared-domain/state';

const KEY = 'staff-order-sound';

/** Two soft tones. Browsers stay silent until the first click on the page. */
function chime(): void {
  if (typeof AudioContext === 'undefined') return;
  const audio = new AudioContext();
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0.04, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + 0.6);
  volume.connect(audio.destination);
  for (const [place, pitch] of [660, 880].entries()) {
    const tone = audio.createOscillator();
    tone.frequency.value = pitch;
    tone.connect(volume);
    tone.start(audio.currentTime + place * 0.14);
    tone.stop(audio.currentTime + 0.6);
  }
  setTimeout(() => void audio.close(), 1000);
}

/** The sound of a new order; on or off per browser. */
export function useSound() {
  const { localStorage } = useAtomValue(environmentAtom);
  const [on, setOn] = useState(() => localStorage.read(KEY) !== 'off');
  const toggle = () => {
    localStorage.write(KEY, on ? 'off' : 'on');
    setOn(!on);
    if (!on) chime();
  };
  const play = useCallback(() => {
    if (on) chime();
  }, [on]);
  return { on, toggle, play };
}

export type Sound = ReturnType<typeof useSound>;
