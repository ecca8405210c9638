import type { VolumeMetadata } from '#contract/figure/volume-facts.ts'
import { largestOf } from '#contract/list/any-length.ts'
import { locateSlice, type SliceSheetLoader } from './load-sheets.ts'

export interface VolumeRenderer {
  draw(angles: { readonly yaw: number; readonly pitch: number }): void
  end(): void
}

const side = 128

const vertexSource = `#version 300 es
in vec2 corner; out vec2 place;
void main() { place = corner; gl_Position = vec4(corner, 0.0, 1.0); }`

// Casts rays through the scan from front to back. Bright, dense points hide those behind them and are lit
// according to the local gradient.
const fragmentSource = `#version 300 es
precision highp float; precision highp sampler3D;
uniform sampler3D scan; uniform mat3 turn; uniform vec3 extent;
in vec2 place; out vec4 color;
float at(vec3 p) { return texture(scan, p).r; }
void main() {
  vec3 from = turn * vec3(place * 0.9, 1.2), along = turn * vec3(0.0, 0.0, -1.0);
  vec3 seen = vec3(0.0); float left = 1.0;
  for (int i = 0; i < 240; i++) {
    vec3 p = (from + along * (2.4 * float(i) / 240.0)) / extent + 0.5;
    if (any(lessThan(p, vec3(0.0))) || any(greaterThan(p, vec3(1.0)))) continue;
    float v = at(p);
    float dense = smoothstep(0.18, 0.55, v) * 0.12;
    if (dense < 0.002) continue;
    vec2 e = vec2(1.0 / ${side}.0, 0.0);
    vec3 slope = vec3(at(p + e.xyy) - at(p - e.xyy), at(p + e.yxy) - at(p - e.yxy), at(p + e.yyx) - at(p - e.yyx));
    float light = 0.35 + 0.65 * abs(dot(normalize(slope + 1e-4), -along));
    seen += left * dense * light * mix(vec3(0.75, 0.62, 0.55), vec3(1.0, 0.97, 0.92), v);
    left *= 1.0 - dense;
    if (left < 0.02) break;
  }
  color = vec4(seen * 1.25, 1.0);
}`

const compile = (gl: WebGL2RenderingContext, kind: number, source: string): WebGLShader => {
  const shader = gl.createShader(kind)
  if (!shader) throw new Error('No shader')
  gl.shaderSource(shader, source)
  gl.compileShader(shader)
  return shader
}

const link = (gl: WebGL2RenderingContext): WebGLProgram => {
  const program = gl.createProgram()
  gl.attachShader(program, compile(gl, gl.VERTEX_SHADER, vertexSource))
  gl.attachShader(program, compile(gl, gl.FRAGMENT_SHADER, fragmentSource))
  gl.linkProgram(program)
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) throw new Error('No program')
  gl.useProgram(program)
  return program
}

/** Loads all axial slices and scales them to a cube of brightness values. */
const readBlock = async (facts: VolumeMetadata, sheets: SliceSheetLoader): Promise<Uint8Array> => {
  const { slices } = facts.planes.axial
  const block = new Uint8Array(side ** 3)
  const canvas = new OffscreenCanvas(side, side)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('There is nothing to draw on')
  for (let z = 0; z < side; z++) {
    const position = locateSlice(facts, 'axial', Math.floor((z * slices) / side))
    const sheet = await sheets('axial', position.sheet)
    if (!sheet) throw new Error('A sheet is missing')
    context.drawImage(
      sheet,
      position.left,
      position.top,
      position.width,
      position.height,
      0,
      0,
      side,
      side,
    )
    const { data } = context.getImageData(0, 0, side, side)
    for (let at = 0; at < side * side; at++) block[z * side * side + at] = data[4 * at] ?? 0
  }
  return block
}

const multiply = (yaw: number, pitch: number): number[] => {
  const [cy, sy, cp, sp] = [Math.cos(yaw), Math.sin(yaw), Math.cos(pitch), Math.sin(pitch)]
  // Columns of the rotation matrix: right, up, towards the viewer. The third axis of the scan points to the
  // top of the head.
  return [cy, sy, 0, -sy * sp, cy * sp, cp, sy * cp, -cy * cp, sp]
}

/** Loads all slices and prepares WebGL 2. Throws if the browser does not support it. */
export const createVolumeRenderer = async (
  canvas: HTMLCanvasElement,
  facts: VolumeMetadata,
  sheets: SliceSheetLoader,
): Promise<VolumeRenderer> => {
  const gl = canvas.getContext('webgl2')
  if (!gl) throw new Error('No WebGL 2')
  const program = link(gl)
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW)
  const corner = gl.getAttribLocation(program, 'corner')
  gl.enableVertexAttribArray(corner)
  gl.vertexAttribPointer(corner, 2, gl.FLOAT, false, 0, 0)
  const block = await readBlock(facts, sheets)
  gl.bindTexture(gl.TEXTURE_3D, gl.createTexture())
  gl.pixelStorei(gl.UNPACK_ALIGNMENT, 1)
  gl.texImage3D(gl.TEXTURE_3D, 0, gl.R8, side, side, side, 0, gl.RED, gl.UNSIGNED_BYTE, block)
  for (const axis of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T, gl.TEXTURE_WRAP_R])
    gl.texParameteri(gl.TEXTURE_3D, axis, gl.CLAMP_TO_EDGE)
  gl.texParameteri(gl.TEXTURE_3D, gl.TEXTURE_MIN_FILTER, gl.LINEAR)
  const { width, height, across, down, apart, slices } = facts.planes.axial
  const lengths = [width * across, height * down, slices * apart]
  const longest = largestOf(lengths)
  gl.uniform3fv(
    gl.getUniformLocation(program, 'extent'),
    lengths.map((length) => length / longest),
  )
  const turn = gl.getUniformLocation(program, 'turn')
  return {
    draw: ({ yaw, pitch }) => {
      gl.uniformMatrix3fv(turn, false, multiply(yaw, pitch))
      gl.drawArrays(gl.TRIANGLES, 0, 3)
    },
    end: () => gl.getExtension('WEBGL_lose_context')?.loseContext(),
  }
}
