const patienceMs = 20_000

/** Captures the first frame of a video as an image. Rejects if the browser cannot play the video. */
export const captureFirstFrame = (src: string): Promise<File> =>
  new Promise((resolve, reject) => {
    const fail = () => reject(new Error('The film cannot be shown'))
    const video = Object.assign(document.createElement('video'), { muted: true, playsInline: true })
    const draw = () => {
      const canvas = document.createElement('canvas')
      canvas.width = video.videoWidth
      canvas.height = video.videoHeight
      canvas.getContext('2d')?.drawImage(video, 0, 0)
      canvas.toBlob(
        (blob) => (blob ? resolve(new File([blob], 'still.jpg', { type: blob.type })) : fail()),
        'image/jpeg',
        0.9,
      )
    }
    video.addEventListener('error', fail)
    video.addEventListener('loadeddata', draw)
    setTimeout(fail, patienceMs)
    video.preload = 'auto'
    video.src = src
  })
